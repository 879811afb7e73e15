/** A storage that is gone with its page. */
const storageOfPage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

/** A page in another site's frame may be refused its storages, by an exception: it does with its own then. */
const orOfPage = (find: () => Storage): (() => Storage) => {
  let instead: Storage | undefined
  return () => {
    try {
      return find()
    } catch {
      instead ??= storageOfPage()
      return instead
    }
  }
}

/** What the tab keeps over a reload. */
export const tabStorage = orOfPage(() => sessionStorage)
/** What the browser keeps. */
export const browserStorage = orOfPage(() => localStorage)
