/** A published weakness of a package that the product runs with, and the first version in which it is mended, for each major version that has one. */
export interface Advisory {
  name: string
  mended: readonly string[]
  ids: readonly string[]
}

/** The newest that is known of each package, direct dependency or not: whoever has this has the older ones mended too. */
export const ADVISORIES: readonly Advisory[] = [
  { name: '@fastify/multipart', mended: ['9.0.3'], ids: ['CVE-2025-24033'] },
  { name: '@fastify/static', mended: ['10.1.3'], ids: ['GHSA-83w8-p2f5-377r', 'GHSA-423g-23ch-w7c6'] },
  { name: 'ajv', mended: ['8.18.0'], ids: ['GHSA-2g4f-4pwh-qvx6'] },
  { name: 'brace-expansion', mended: ['5.0.9'], ids: ['GHSA-rgw5-rvv9-x895', 'GHSA-mh99-v99m-4gvg'] },
  { name: 'cookie', mended: ['0.7.0'], ids: ['GHSA-pxg6-pf52-xh8x'] },
  { name: 'd3-color', mended: ['3.1.0'], ids: ['GHSA-36jr-mh4h-2g58'] },
  // 4.4.2 was published by an attacker.
  { name: 'debug', mended: ['4.4.3'], ids: ['CVE-2025-59144'] },
  { name: 'fast-uri', mended: ['3.1.7', '4.1.4'], ids: ['CVE-2026-84394', 'CVE-2026-18446'] },
  { name: 'fastify', mended: ['5.12.2'], ids: ['GHSA-3m5p-2c4r-xxw2', 'GHSA-w2qp-rph6-63g4', 'CVE-2026-33806'] },
  { name: 'file-type', mended: ['21.3.2'], ids: ['CVE-2026-31808'] },
  { name: 'find-my-way', mended: ['9.0.1'], ids: ['CVE-2024-45813'] },
  { name: 'glob', mended: ['11.1.0'], ids: ['CVE-2025-64756'] },
  { name: 'immer', mended: ['11.1.9'], ids: ['GHSA-33f9-j839-rf8h', 'AIKIDO-2026-445255'] },
  { name: 'jose', mended: ['4.15.5'], ids: ['GHSA-hhhv-q57g-882q'] },
  { name: 'kysely', mended: ['0.28.17'], ids: ['GHSA-pv5w-4p9q-p3v2', 'GHSA-8cpq-38p9-67gx'] },
  { name: 'minimatch', mended: ['10.2.3'], ids: ['GHSA-7r86-cq39-jmmj'] },
  { name: 'nodemailer', mended: ['9.0.5'], ids: ['GHSA-p6gq-j5cr-w38f', 'GHSA-268h-hp4c-crq3'] },
  { name: 'pg', mended: ['7.1.2'], ids: ['CVE-2017-16082'] },
  { name: 'semver', mended: ['7.5.2'], ids: ['GHSA-c2qf-rxjj-qqgw'] },
  { name: 'sharp', mended: ['0.35.0'], ids: ['GHSA-f88m-g3jw-g9cj'] },
  { name: 'ws', mended: ['8.21.1'], ids: ['GHSA-96hv-2xvq-fx4p', 'CVE-2026-62389'] },
  { name: 'zod', mended: ['3.22.3'], ids: ['GHSA-m95q-7qp3-xv42'] },
]

/** Direct dependencies of which no weakness was found on a certain day. */
export const NONE_KNOWN = {
  checkedOn: '2026-11-25',
  names: [
    '@aws-sdk/client-s3',
    '@dnd-kit/core',
    '@dnd-kit/sortable',
    '@electric-sql/pglite',
    '@fastify/accept-negotiator',
    '@fastify/proxy-addr',
    '@fontsource-variable/atkinson-hyperlegible-next',
    '@fontsource-variable/figtree',
    '@fontsource-variable/fredoka',
    '@mantine/charts',
    '@mantine/core',
    '@mantine/hooks',
    '@nats-io/transport-node',
    '@noble/hashes',
    '@phosphor-icons/react',
    '@zxcvbn-ts/language-common',
    'canvas-confetti',
    'fflate',
    'htmlparser2',
    'hucre',
    'lru-cache',
    'obscenity',
    'openid-client',
    'otpauth',
    'pino',
    'prom-client',
    'qrcode.react',
    'react',
    'react-dom',
    'recharts',
  ],
} as const

const partsOf = (version: string): number[] => version.split('-', 1)[0]?.split('.').map(Number) ?? []

const isBefore = (version: string, other: string): boolean => {
  const [mine, theirs] = [partsOf(version), partsOf(other)]
  const differs = mine.findIndex((part, index) => part !== theirs[index])
  return differs !== -1 && (mine[differs] ?? 0) < (theirs[differs] ?? 0)
}

/** Whether a version has the weakness: it is older than the mended one of its major version or, where that has none, than every mended one above it. */
export const isOpenIn = (version: string, { mended }: Pick<Advisory, 'mended'>): boolean => {
  const ofMajor = mended.find((one) => partsOf(one)[0] === partsOf(version)[0])
  return ofMajor === undefined ? mended.every((one) => isBefore(version, one)) : isBefore(version, ofMajor)
}
