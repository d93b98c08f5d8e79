import { attempt, fromBase64, imageUri } from "@latchkey/core/chain-kit"
import type { NftsOptions } from "./NftsOptions.ts"

const MAX_URL = 2_000
const MAX_INLINE = 400_000
const CID = "(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{50,110}|z[1-9A-HJ-NP-Za-km-z]{48,110})"
const REST = "(/[^?]*)?(?:\\?.*)?$"
/** Collections name files of IPFS by themselves, behind `ipfs:`, and by the gateway of somebody in its path or its host. */
const IPFS = [
  new RegExp(`^(?:ipfs://(?:ipfs/)*|/?ipfs/)?(${CID})${REST}`),
  new RegExp(`^https?://[^/?#]+/ipfs/(${CID})${REST}`),
  new RegExp(`^https?://(${CID})\\.ipfs\\.[^/?#]+${REST}`)
]
const ARWEAVE = [
  new RegExp(`^ar://([\\w-]{43})${REST}`),
  new RegExp(`^https?://(?:[\\w-]+\\.)?arweave\\.net/([\\w-]{43})${REST}`)
]

const firstMatch = (patterns: ReadonlyArray<RegExp>, text: string): ReadonlyArray<string | undefined> =>
  patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? []

/** Where a description lies: in the URI itself, at a URL that may be asked, or nowhere that is asked. Some give a picture in its place. */
export type Place =
  | { readonly kind: "inline"; readonly text: string }
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "picture"; readonly picture: string }
  | { readonly kind: "barred" }

const originOf = (url: string): string | undefined => attempt(() => new URL(url).origin)

/** Whether a URL is on one of these origins, over `https:`. */
const isOn = (url: string, hosts: ReadonlyArray<string>): boolean => {
  const origin = /^https:\/\//i.test(url) ? originOf(url) : undefined
  return origin !== undefined && hosts.some((host) => originOf(host) === origin)
}

/** The URL of a file at a gateway; undefined where the path leads out of the file. */
const atGateway = (gateway: string | undefined, id: string, path = ""): string | undefined => {
  if (gateway === undefined || !/^https:\/\//i.test(gateway)) return undefined
  const folder = attempt(() => new URL(gateway).href.replace(/\/?$/, "/"))
  if (folder === undefined) return undefined
  const file = `${folder}${id}`
  const url = attempt(() => new URL(`${file}${path}`))
  if (url === undefined) return undefined
  url.hash = ""
  return url.href === file || url.href.startsWith(`${file}/`) ? url.href : undefined
}

/**
 * The URL from which something is loaded that a stranger's URI names: at the app's gateway where it is a file of IPFS or Arweave, also
 * one that is named by the gateway of somebody else; else on one of `hosts`. Undefined for anything else.
 */
export const allowedUrl = (
  uri: string,
  { gateway = {} }: Pick<NftsOptions, "gateway">,
  hosts: ReadonlyArray<string>
): string | undefined => {
  if (uri.length > MAX_URL) return undefined
  if (isOn(uri, hosts)) return new URL(uri).href
  const [, cid, path] = firstMatch(IPFS, uri)
  if (cid !== undefined) return atGateway(gateway.ipfs, cid, path)
  const [, id, rest] = firstMatch(ARWEAVE, uri)
  return id === undefined ? undefined : atGateway(gateway.ar, id, rest)
}

const inlineText = (uri: string): string | undefined => {
  if (uri.startsWith("{")) return uri
  const comma = uri.indexOf(",")
  const head = uri.slice(0, comma)
  const body = uri.slice(comma + 1)
  if (comma < 0 || !/^data:(?:(?:application|text)\/json|text\/plain)?(?:;[^,]*)?$/i.test(head))
    return undefined
  if (!/;base64$/i.test(head)) return attempt(() => decodeURIComponent(body)) ?? body
  const bytes = fromBase64(attempt(() => decodeURIComponent(body)) ?? body, MAX_INLINE)
  return bytes && attempt(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes))
}

/** Where the description is that a URI of a stranger names, and whether it may be read. */
export const locate = (told: string | undefined, options: NftsOptions): Place => {
  const uri = told?.trim()
  if (uri === undefined || uri.length > MAX_INLINE) return { kind: "barred" }
  const picture = imageUri(uri)
  if (picture !== undefined) return { kind: "picture", picture }
  const text = inlineText(uri)
  if (text !== undefined) return { kind: "inline", text }
  const url = allowedUrl(uri, options, options.metadataHosts ?? [])
  return url === undefined ? { kind: "barred" } : { kind: "url", url }
}
