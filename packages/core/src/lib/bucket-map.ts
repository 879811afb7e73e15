/**
 * A map that is never changed in place: `put` answers a new map that shares all but one bucket with the old one, so that
 * a room of thousands of players can take each answer as a new state without copying them all.
 */
export interface BucketMap<Value> {
  readonly size: number
  readonly buckets: readonly (ReadonlyMap<string, Value> | undefined)[]
}

const BUCKETS = 64

export const emptyMap = <Value>(): BucketMap<Value> => ({ size: 0, buckets: [] })

const bucketOf = (key: string): number => {
  let hash = 0
  for (let index = 0; index < key.length; index += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(index)) | 0
  return (hash >>> 0) % BUCKETS
}

export const get = <Value>(map: BucketMap<Value>, key: string): Value | undefined =>
  map.buckets[bucketOf(key)]?.get(key)

export const has = <Value>(map: BucketMap<Value>, key: string): boolean => map.buckets[bucketOf(key)]?.has(key) ?? false

/** The map with the value under the key, in place of an earlier one. */
export const put = <Value>(map: BucketMap<Value>, key: string, value: Value): BucketMap<Value> => {
  const place = bucketOf(key)
  const bucket = map.buckets[place]
  const buckets = [...map.buckets]
  buckets[place] = new Map(bucket).set(key, value)
  return { size: map.size + (bucket?.has(key) ? 0 : 1), buckets }
}

/** The map without the key, as if it had never been in. */
export const without = <Value>(map: BucketMap<Value>, key: string): BucketMap<Value> => {
  if (!has(map, key)) return map
  const place = bucketOf(key)
  const bucket = new Map(map.buckets[place])
  bucket.delete(key)
  const buckets = [...map.buckets]
  buckets[place] = bucket.size === 0 ? undefined : bucket
  // So that equal maps are equal, however they came to be.
  while (buckets.length > 0 && buckets.at(-1) === undefined) buckets.pop()
  return { size: map.size - 1, buckets }
}

export function* values<Value>(map: BucketMap<Value>): Generator<Value> {
  for (const bucket of map.buckets) if (bucket) yield* bucket.values()
}

export function* keys<Value>(map: BucketMap<Value>): Generator<string> {
  for (const bucket of map.buckets) if (bucket) yield* bucket.keys()
}

export function* entries<Value>(map: BucketMap<Value>): Generator<[string, Value]> {
  for (const bucket of map.buckets) if (bucket) yield* bucket.entries()
}

/** The map with each value replaced; keys stay. */
export const mapValues = <Value, To>(
  map: BucketMap<Value>,
  change: (value: Value, key: string) => To,
): BucketMap<To> => ({
  size: map.size,
  buckets: map.buckets.map((bucket) => bucket && new Map([...bucket].map(([key, value]) => [key, change(value, key)]))),
})

/** Keys and values by turns, as a snapshot holds them. */
export const flat = <Value>(map: BucketMap<Value>): (string | Value)[] => [...entries(map)].flat() as (string | Value)[]

/** The map of which `flat` is made. */
export const fromFlat = <Value>(list: readonly (string | Value)[]): BucketMap<Value> => {
  const buckets: Map<string, Value>[] = []
  let size = 0
  for (let index = 0; index < list.length; index += 2) {
    const key = list[index] as string
    const place = bucketOf(key)
    const bucket = buckets[place] ?? new Map<string, Value>()
    bucket.set(key, list[index + 1] as Value)
    buckets[place] = bucket
    size += 1
  }
  return { size, buckets }
}

export const isBucketMap = (value: unknown): value is BucketMap<unknown> =>
  typeof value === 'object' && value !== null && 'buckets' in value
