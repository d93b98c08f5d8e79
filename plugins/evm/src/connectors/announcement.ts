import { plainText } from "@latchkey/core"
import { attempt, hasFunction, imageUri } from "@latchkey/core/chain-kit"

const MAX_NAME = 64
const MAX_UUID = 128
const MAX_RDNS = 253

/** A wallet as it announced itself (EIP-6963), decoded; still nobody's word but its own. */
export interface Announcement {
  readonly uuid: string
  /** Lower case, with at least one dot: never the id of a connector that the kit itself offers. */
  readonly rdns: string
  readonly name: string
  readonly icon?: string
  readonly provider: object
}

const own = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined

/** Whether a foreign value can be called as a provider. Never throws. */
export const isProvider = (value: unknown): value is object => hasFunction(value, "request")

/**
 * Decodes the event of an announcement, or answers undefined when it is malformed. Reads own properties only and never
 * throws, whatever getters or proxies it meets.
 */
export const decodeAnnouncement = (event: unknown): Announcement | undefined =>
  attempt(() => {
    const { detail } = event as CustomEvent<unknown>
    const info = own(detail, "info")
    const provider = own(detail, "provider")
    const uuid = own(info, "uuid")
    const rdns = own(info, "rdns")
    const name = own(info, "name")
    if (typeof uuid !== "string" || uuid === "" || uuid.length > MAX_UUID) return undefined
    if (typeof rdns !== "string" || rdns.length > MAX_RDNS || !/^[\w-]+(\.[\w-]+)+$/.test(rdns))
      return undefined
    if (typeof name !== "string" || !isProvider(provider)) return undefined
    const icon = imageUri(own(info, "icon"))
    return {
      uuid,
      rdns: rdns.toLowerCase(),
      name: plainText(name, MAX_NAME) || rdns,
      ...(icon === undefined ? {} : { icon }),
      provider
    }
  })
