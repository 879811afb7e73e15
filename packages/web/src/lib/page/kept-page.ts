import { pageSetting } from './page-setting.ts'

/** Whether this page comes from the browser's own store, since nothing answered at its address. Rule HT53. */
export const isKeptPage = (page: Document = document): boolean => pageSetting('is-kept', page) !== ''
