import type { NetworkInterfaceInfo } from 'node:os'

/** Networks that this machine plays to itself: of virtual machines, containers and tunnels. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vboxnet|vmnet|bridge|utun|tun|tap|wg|zt|tailscale)|virtual|vEthernet|VMware|Hyper-V|WSL/i
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/
/** Given where no router was found. */
const LINK_LOCAL = /^169\.254\./

/** 0 for the likeliest. */
const unlikeliness = (name: string, address: string): number =>
  LINK_LOCAL.test(address) ? 3 : VIRTUAL.test(name) ? 2 : PRIVATE.test(address) ? 0 : 1

/** The addresses at which others in the local network reach this machine, the likeliest first. Rule OP9. */
export const lanAddresses = (interfaces: Readonly<Record<string, NetworkInterfaceInfo[] | undefined>>): string[] =>
  Object.entries(interfaces)
    .flatMap(([name, entries = []]) => entries.map((entry) => ({ ...entry, name })))
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ name, address }) => ({ address, unlikeliness: unlikeliness(name, address) }))
    .sort((left, right) => left.unlikeliness - right.unlikeliness)
    .map(({ address }) => address)

/** Whether a server told to listen at this host listens at every address of the machine. */
export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'
