/** Where a medium is shown (contract §9): a name below its folder; a drawing of the catalogue is kept by its whole address. */
export const mediaAddress = (folder: 'readymade' | 'uploads', name: string): string =>
  name.startsWith('/') ? name : `/media/${folder}/${encodeURIComponent(name)}`
