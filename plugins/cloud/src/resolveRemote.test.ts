import { remoteFeatures, type FeatureValues } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { decodeConfiguration, type RemoteFeature } from "./decodeConfiguration.ts"
import { resolveRemote } from "./resolveRemote.ts"

const entry = (
  id: string,
  isEnabled: boolean,
  config: ReadonlyArray<string> | null | undefined
): RemoteFeature => ({ id, isEnabled, config })

const resolve = (
  remote: ReadonlyArray<RemoteFeature> | undefined,
  local: Partial<FeatureValues> | Readonly<Record<string, unknown>> = {}
) => resolveRemote(remote, local as Partial<FeatureValues>)

it("S9.04[all] with a remote source that says nothing else the remote defaults are on, but several wallets at once", () => {
  expect(resolve(undefined).values).toEqual({
    email: true,
    socials: ["google", "x", "discord", "farcaster", "github", "apple", "facebook"],
    swaps: ["1inch"],
    onramp: ["meld", "coinbase"],
    activity: true,
    multiWallet: false
  })
})

describe("S9.04 in part, S1.04 what is on: the project's word, else the app's, else the default", () => {
  it.each([
    ["no answer, nothing set: the defaults", undefined, {}, remoteFeatures],
    [
      "no answer: what the app set",
      undefined,
      { email: false, socials: ["x"], swaps: false, onramp: ["meld"], activity: false },
      { email: false, socials: ["x"], swaps: false, onramp: ["meld"], activity: false, multiWallet: false }
    ],
    [
      "no answer: true stands for the default list",
      undefined,
      { socials: true, swaps: true },
      { socials: remoteFeatures.socials, swaps: ["1inch"] }
    ],
    [
      "an answer that mentions nothing: all off",
      [],
      { email: true, activity: true },
      { email: false, socials: false, swaps: false, onramp: false, activity: false, multiWallet: false }
    ],
    [
      "null: what the app set, else the default",
      [entry("social_login", true, null), entry("swap", false, null)],
      { email: false },
      { email: false, socials: remoteFeatures.socials, swaps: ["1inch"] }
    ],
    ["no config: off", [entry("activity", true, undefined)], { activity: true }, { activity: false }],
    [
      "a list: the project's",
      [entry("social_login", true, ["email", "google"]), entry("swap", true, ["1inch"])],
      {},
      { email: true, socials: ["google"], swaps: ["1inch"] }
    ],
    [
      "e-mail alone leaves an empty list of socials",
      [entry("social_login", true, ["email"])],
      {},
      { email: true, socials: [] }
    ],
    [
      "a list of what is not enabled: off",
      [entry("social_login", false, ["email", "x"]), entry("onramp", false, ["meld"])],
      {},
      { email: false, socials: false, onramp: false }
    ],
    [
      "an empty list: off, but for what has none",
      [entry("social_login", true, []), entry("swap", true, []), entry("activity", true, [])],
      {},
      { email: false, socials: false, swaps: false, activity: true }
    ],
    ["several wallets: by the project", [entry("multi_wallet", true, [])], {}, { multiWallet: true }],
    [
      "several wallets: never by the app alone",
      [entry("multi_wallet", true, null)],
      { multiWallet: true },
      { multiWallet: false }
    ]
  ])("%s", (_, remote, local, expected) => {
    expect(resolve(remote, local).values).toMatchObject(expected)
  })
})

it("S1.05 names the features that the app set in vain, and no others", () => {
  const remote = [
    entry("social_login", true, ["email"]),
    entry("swap", true, null),
    entry("activity", true, [])
  ]
  expect(resolve(remote, { email: true, swaps: false, activity: true, receive: false }).ignored).toEqual([
    "email",
    "activity"
  ])
  expect(resolve(remote, {}).ignored).toEqual([])
  expect(resolve(undefined, { email: true }).ignored).toEqual([])
})

describe("S7.27 in part: the configuration as it comes", () => {
  it.each([undefined, null, 1, "x", [], {}, { features: null }, { features: "all" }])(
    "%j says nothing",
    (answer) => {
      expect(decodeConfiguration(answer)).toBeUndefined()
    }
  )

  it("drops a bad entry alone", () => {
    const good = { id: "swap", isEnabled: true, config: ["1inch"] }
    const bad = [
      null,
      "x",
      {},
      { id: 1, isEnabled: true },
      { id: "a", isEnabled: "yes" },
      { ...good, config: [7] }
    ]
    expect(decodeConfiguration({ features: [...bad, good] })).toEqual([good])
  })
})
