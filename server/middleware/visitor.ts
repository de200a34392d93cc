import {
  convertIPv4MappedIPv6ToIPv4,
  convertIPv4ToBinary,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/** Who asks, for counting only: held in memory, written nowhere. */
export type Visitor = {
  /** One IPv4 address, or one /64 of IPv6: its owner could take a new address for every ask. */
  client: string;
  /** Its surroundings, a /24 or a /48, which one person may hold whole. */
  network: string;
};

/** All who cannot be told apart are counted as one. */
const UNKNOWN: Visitor = { client: 'unknown', network: 'unknown' };

/**
 * The visitor at the other end, as the socket or our own proxy tells it.
 *
 * @param socketAddress who is at the other end of the connection
 * @param forwarded what the trusted header says, if one is trusted and was sent
 */
export function visitorOf(socketAddress: string, forwarded: string | undefined): Visitor {
  // Our proxy appends the address that it saw; whatever stands before it is the visitor's own say.
  const named = forwarded?.split(',').at(-1)?.trim();
  const address = withoutPort(named || socketAddress);
  try {
    if (!address.includes(':')) return ofIPv4(convertIPv4ToBinary(address));
    const bits = convertIPv6ToBinary(address);
    if (isIPv4MappedIPv6(bits)) return ofIPv4(convertIPv4MappedIPv6ToIPv4(bits));
    return { client: `${bits >> 64n}/64`, network: `${bits >> 80n}/48` };
  } catch {
    return UNKNOWN;
  }
}

function ofIPv4(bits: bigint): Visitor {
  return { client: `${bits}/32`, network: `${bits >> 8n}/24` };
}

/** Some proxies write a port after the address: 203.0.113.9:4711 or [2001:db8::1]:4711. */
function withoutPort(address: string): string {
  return (
    /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([^:]*):\d+$/.exec(address)?.[1] ?? address
  );
}
