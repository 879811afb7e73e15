import { brandName } from '../../../lib/page/brand.ts'
import logoUrl from '../../art/logo.svg'
import styles from './brand.module.css'

/** Our face and the product's name. */
export const Brand = () => (
  <span className={styles.brand}>
    <img src={logoUrl} alt="" />
    {brandName()}
  </span>
)
