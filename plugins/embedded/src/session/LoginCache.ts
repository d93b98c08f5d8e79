import type { KeyValue } from "@latchkey/core/effect"
import { caipChainId } from "../wire/chainId.ts"
import { isEmail } from "../wire/isEmail.ts"
import { providerNames, type ShownProvider } from "../providerNames.ts"
import { socialProviders, type SocialProvider } from "../wire/socialProviders.ts"

const PREFIX = "embedded."
const keys = {
  used: "EMAIL_LOGIN_USED_KEY",
  email: "EMAIL",
  lastTime: "LAST_EMAIL_LOGIN_TIME",
  lastChain: "LAST_USED_CHAIN_KEY",
  userName: "SOCIAL_USERNAME",
  smartNetworks: "SMART_ACCOUNT_ENABLED_NETWORKS",
  provider: "SOCIAL_PROVIDER",
  social: "CONNECTED_SOCIAL",
  accountType: "PREFERRED_ACCOUNT_TYPE"
} as const

type Key = keyof typeof keys

const CAIP2 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/
const MAX_NETWORKS = 256

/** What this browser remembers of a sign-in. Whatever is read there is checked; what cannot be read is absent. */
export interface LoginCache {
  /** Whether somebody has signed in here and not out again. */
  readonly isUsed: () => boolean
  readonly email: () => string | undefined
  readonly userName: () => string | undefined
  /** At whom the visitor signed in; undefined after a sign-in by e-mail. */
  readonly social: () => ShownProvider | undefined
  /** CAIP-2 id of the network that the wallet was on. */
  readonly lastChain: () => `${string}:${string}` | undefined
  /** When the latest e-mail was asked for, epoch milliseconds. */
  readonly lastEmailTime: () => number | undefined
  /** EVM chain ids on which there are smart accounts. */
  readonly smartAccountNetworks: () => ReadonlyArray<number>
  readonly noteEmailTime: (at: number) => void
  readonly noteChain: (networkId: string) => void
  readonly noteSmartAccountNetworks: (ids: ReadonlyArray<number>) => void
  readonly noteUserName: (userName: string) => void
  readonly noteEmail: (email: string) => void
  /** Somebody is signing in: at whom, or by e-mail. */
  readonly noteSocial: (provider: ShownProvider | undefined) => void
  /** The page is led away to a provider. */
  readonly noteProvider: (provider: SocialProvider) => void
  /** The provider that the page was led away to, once; undefined where it was led to none. */
  readonly takeProvider: () => SocialProvider | undefined
  /** Somebody signed in: the next e-mail may be asked for at once. */
  readonly noteSignIn: (user: {
    readonly email?: string | null | undefined
    readonly userName?: string | null | undefined
  }) => void
  /** Forgets who was signed in; what the frame said of its networks stays. */
  readonly clear: () => void
}

const decodeTime = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined

/**
 * Makes the memory of sign-ins over the kit's storage. Names of persons are not written where a server can read them: it
 * would get them with every request.
 */
export const makeLoginCache = (storage: KeyValue["Service"]): LoginCache => {
  const get = (key: Key) => storage.get(PREFIX + keys[key])
  const set = (key: Key, value: string) => storage.set(PREFIX + keys[key], value)
  const remove = (...all: ReadonlyArray<Key>) => {
    for (const key of all) storage.remove(PREFIX + keys[key])
  }
  const setPersonal = (key: "email" | "userName", value: string | null | undefined) => {
    if (value === null || value === undefined || storage.serverReadable) remove(key)
    else set(key, value)
  }
  const readEmail = () => {
    const email = get("email")
    return email !== undefined && isEmail(email) ? email : undefined
  }
  return {
    isUsed: () => get("used") === "true",
    email: readEmail,
    userName: () => get("userName")?.slice(0, 256),
    social: () => {
      const stored = get("social") ?? ""
      return Object.hasOwn(providerNames, stored) ? (stored as ShownProvider) : undefined
    },
    lastChain: () => {
      const chain = get("lastChain")
      return chain !== undefined && CAIP2.test(chain) ? caipChainId(chain) : undefined
    },
    lastEmailTime: () => decodeTime(get("lastTime")),
    smartAccountNetworks: () =>
      (get("smartNetworks") ?? "")
        .split(",")
        .slice(0, MAX_NETWORKS)
        .flatMap((id) => decodeTime(id) ?? []),
    noteEmailTime: (at) => set("lastTime", String(at)),
    noteChain: (networkId) => set("lastChain", networkId),
    noteSmartAccountNetworks: (ids) => set("smartNetworks", ids.join(",")),
    noteUserName: (userName) => setPersonal("userName", userName),
    noteEmail: (email) => setPersonal("email", email),
    noteSocial: (provider) => (provider === undefined ? remove("social") : set("social", provider)),
    noteProvider: (provider) => set("provider", provider),
    takeProvider: () => {
      const stored = get("provider")
      remove("provider")
      return socialProviders.find((provider) => provider === stored)
    },
    noteSignIn: ({ email, userName }) => {
      setPersonal("email", email)
      setPersonal("userName", userName)
      set("used", "true")
      remove("lastTime")
    },
    clear: () => remove("email", "used", "lastTime", "lastChain", "userName", "provider", "social")
  }
}
