/**
 * The name under which a client's asks are counted: its address, as the socket or our own proxy
 * tells it. It is held in memory for the counting only.
 *
 * @param socketAddress who is at the other end of the connection
 * @param forwarded what the trusted header says, if one is trusted and was sent
 */
export function clientName(socketAddress: string, forwarded: string | undefined): string {
  // Our proxy appends the address that it saw; whatever stands before it is the visitor's own say.
  const named = forwarded
    ?.split(',')
    .at(-1)
    ?.trim()
    .replace(/^\[|\](:\d+)?$/g, '');
  return network(named || socketAddress);
}

/** An IPv6 visitor owns a whole /64 and could take a new address for every ask. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':') || address.includes('.')) return address.replace(/:\d+$/, '');
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
