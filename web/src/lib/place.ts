/** Where in the client the part of the address after # leads, so that no server has to know. */

export interface Place {
  page: string
  parts: string[]
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function parse(hash: string): Place {
  const parts = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded)
  return { page: parts[0] || 'home', parts: parts.slice(1) }
}
