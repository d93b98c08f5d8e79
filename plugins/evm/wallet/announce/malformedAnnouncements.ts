import type { VirtualWallet } from "../VirtualWallet.ts"
import { createUuid } from "../../../../tests/testing/src/wallet/createUuid.ts"
import { announceDetails, type AnnouncementTarget } from "./announce.ts"
import { throwing } from "../../../../tests/testing/src/faults/hostileObjects.ts"

/** An EIP-6963 announcement that no honest wallet makes, with a name for test titles. */
export interface MalformedAnnouncement {
  readonly name: string
  /**
   * What the kit under test may do with it: `dropped` means that no wallet can come of it; `shown` that a wallet may,
   * once its texts and icon are made harmless; `clash` that its identity is already taken by the genuine wallet.
   */
  readonly fate: "dropped" | "shown" | "clash"
  /** Makes the `detail`, from the genuine wallet that the lie is about. */
  detail(wallet: VirtualWallet): unknown
}

/** The wallet's announcement as another wallet: same provider, other identity, changed as given. */
const another = (wallet: VirtualWallet, change: object) => {
  const uuid = createUuid()
  return {
    info: { ...wallet.info, uuid, rdns: `test.liar.n${uuid.slice(0, 8)}`, ...change },
    provider: wallet.provider
  }
}

const impostor = (wallet: VirtualWallet) => ({
  request: () => Promise.resolve(["0x000000000000000000000000000000000000dEaD"]),
  on: () => wallet.provider,
  removeListener: () => wallet.provider
})

const without = (key: string) => (wallet: VirtualWallet) => another(wallet, { [key]: undefined })
const withInfo = (change: object) => (wallet: VirtualWallet) => another(wallet, change)
const dropped = (name: string, detail: MalformedAnnouncement["detail"]): MalformedAnnouncement => ({
  name,
  fate: "dropped",
  detail
})
const shown = (name: string, detail: MalformedAnnouncement["detail"]): MalformedAnnouncement => ({
  name,
  fate: "shown",
  detail
})
const clash = (name: string, detail: MalformedAnnouncement["detail"]): MalformedAnnouncement => ({
  name,
  fate: "clash",
  detail
})

const scriptedSvg = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.__pwned=1"><script>globalThis.__pwned=1</script></svg>'
)}` as const

/** Announcements that a kit has to survive, for {@link announceMalformed}. */
export const malformedAnnouncements: readonly MalformedAnnouncement[] = [
  dropped("detail undefined", () => undefined),
  dropped("detail null", () => null),
  dropped("detail a string", () => "wallet"),
  dropped("detail an empty object", () => ({})),
  dropped("detail whose getters throw", () =>
    Object.defineProperties({}, { info: { get: throwing }, provider: { get: throwing } })
  ),
  dropped("no info", (wallet) => ({ provider: wallet.provider })),
  dropped("info null", (wallet) => ({ info: null, provider: wallet.provider })),
  dropped("info whose getters throw", (wallet) => ({
    info: Object.defineProperties(
      {},
      { uuid: { get: throwing }, name: { get: throwing }, rdns: { get: throwing } }
    ),
    provider: wallet.provider
  })),
  dropped("no uuid", without("uuid")),
  dropped("uuid a number", withInfo({ uuid: 7 })),
  dropped("no name", without("name")),
  dropped("name an object", withInfo({ name: { toString: () => "Wallet" } })),
  shown("name of direction marks only", withInfo({ name: "\u202e\u200b\u2066" })),
  dropped("no rdns", without("rdns")),
  dropped("rdns a list", withInfo({ rdns: ["test.liar"] })),
  dropped("no provider", (wallet) => ({ info: another(wallet, {}).info })),
  dropped("provider null", (wallet) => ({ ...another(wallet, {}), provider: null })),
  dropped("provider without request", (wallet) => ({ ...another(wallet, {}), provider: { on() {} } })),
  dropped("provider whose request is no function", (wallet) => ({
    ...another(wallet, {}),
    provider: { request: "yes" }
  })),
  dropped("provider whose request getter throws", (wallet) => ({
    ...another(wallet, {}),
    provider: Object.defineProperty({}, "request", { get: throwing })
  })),

  shown("everything frozen", (wallet) => {
    const { info, provider } = another(wallet, {})
    return Object.freeze({ info: Object.freeze(info), provider: Object.freeze({ ...provider }) })
  }),
  shown("provider without events", (wallet) => ({
    ...another(wallet, {}),
    provider: { request: wallet.provider.request }
  })),
  shown("unknown fields", (wallet) => ({
    ...another(wallet, { score: 5 }),
    verified: true
  })),
  shown("name of 10,000 characters", withInfo({ name: "W".repeat(10_000) })),
  shown("name with a direction override", withInfo({ name: "\u202eksaMateM" })),
  shown("name with zero-width characters", withInfo({ name: "Virtual\u200b\u200d Wal\u2060let\ufeff" })),
  shown(
    "name with control characters and line breaks",
    withInfo({ name: "Virtual\u0000\nWallet\u001b[31m" })
  ),
  shown("name of look-alike letters", withInfo({ name: "Virtuаl Wаllet" })),
  shown("name as markup", withInfo({ name: "<img src=x onerror='globalThis.__pwned=1'>" })),
  shown("name with a thousand combining marks", withInfo({ name: `Z${"\u0310".repeat(1000)}algo` })),
  shown("no icon", without("icon")),
  shown("icon a number", withInfo({ icon: 7 })),
  shown("icon an SVG with script", withInfo({ icon: scriptedSvg })),
  shown("icon a javascript: address", withInfo({ icon: "javascript:globalThis.__pwned=1" })),
  shown(
    "icon a web page as data",
    withInfo({ icon: "data:text/html,<script>globalThis.__pwned=1</script>" })
  ),
  shown("icon on another host", withInfo({ icon: "https://tracker.invalid/icon.png" })),
  shown(
    "icon that closes an attribute",
    withInfo({ icon: 'data:image/png;base64,"><script>globalThis.__pwned=1</script>' })
  ),
  shown("icon of two megabytes", withInfo({ icon: `data:image/png;base64,${"A".repeat(2_000_000)}` })),

  clash("the same uuid with another provider", (wallet) => ({
    info: { ...wallet.info },
    provider: impostor(wallet)
  })),
  clash("the same uuid under another name", (wallet) => ({
    info: { ...wallet.info, name: "Impostor" },
    provider: wallet.provider
  })),
  clash("the same rdns with another provider", (wallet) => ({
    info: { ...wallet.info, uuid: createUuid() },
    provider: impostor(wallet)
  })),
  clash("the same name with another provider", (wallet) => ({
    ...another(wallet, { name: wallet.info.name }),
    provider: impostor(wallet)
  }))
]

/**
 * Makes malformed announcements about a wallet, now and whenever the page asks.
 *
 * @param which the ones to make; all {@link malformedAnnouncements} when absent
 * @returns stops answering
 */
export function announceMalformed(
  wallet: VirtualWallet,
  which: readonly MalformedAnnouncement[] = malformedAnnouncements,
  target: AnnouncementTarget = globalThis.window
): () => void {
  // Made once, so that an asking page meets the same liars again and not new ones.
  const details = which.map((malformed) => malformed.detail(wallet))
  return announceDetails(details, target)
}

/**
 * Announces `count` wallets that share a provider, each with an identity of its own, in one task.
 *
 * @returns stops answering
 */
export function floodAnnouncements(
  wallet: VirtualWallet,
  count: number,
  target: AnnouncementTarget = globalThis.window
): () => void {
  const names = Array.from({ length: count }, (_, n) => `Virtual Wallet ${n + 1}`)
  return announceDetails(
    names.map((name) => another(wallet, { name })),
    target
  )
}
