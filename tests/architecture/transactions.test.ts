import { expect, it } from "vitest"
import { modules, packages } from "./sourceTree.ts"

const home = "core/src/feature-kit/"

it("whether a wallet may have sent what it was asked for, and whether it is waited for, is decided in one place each", () => {
  const usersOf = (name: string) =>
    packages
      .flatMap(modules)
      .flatMap(({ file, text }) =>
        new RegExp(`\\b${name}\\(`).test(text) && !file.endsWith(".test.ts") ? [file] : []
      )
  expect(usersOf("isUnsent")).toEqual([`${home}makeWalletQuestion.ts`])
  expect(usersOf("makeStoppable")).toEqual([`${home}makeTransactions.ts`])
})

const chains = packages.filter((pkg) =>
  modules(pkg).some(({ file }) => file.endsWith("/transfer/followTransfer.ts"))
)

it("every chain has what finds its transactions again, by a place in its order that it tells before it asks a wallet", () => {
  const without = chains.filter((pkg) => {
    const texts = modules(pkg).flatMap(({ file, text }) => (file.endsWith(".test.ts") ? [] : [text]))
    return (
      !texts.some((text) => /\btransactionTracking\b/.test(text)) ||
      !texts.some((text) => /^export const makeTracker\b/m.test(text)) ||
      texts.some((text) => /\bstillWanted\(\)/.test(text))
    )
  })
  expect(without.map(({ name }) => name)).toEqual([])
})

it("every chain asks whether it is still wanted right before it asks a wallet to send", () => {
  expect(chains.length).toBeGreaterThan(4)
  const silent = chains.filter(
    (pkg) => !modules(pkg).some(({ text }) => /^ +yield\* stillWanted\(/m.test(text))
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

it("a feature that asks wallets has what it asks written down, with what the visitor was told", () => {
  const asking = packages.filter(
    (pkg) => pkg.kind === "plugin" && modules(pkg).some(({ text }) => /\bmakeTransactions</.test(text))
  )
  expect(asking.length).toBeGreaterThan(3)
  const forgetting = asking.filter((pkg) => {
    const all = modules(pkg).filter(({ file }) => !file.endsWith(".test.ts"))
    const isRequired = all.some(({ text }) => /^ +requires: \[[^\]]*"transactions"/m.test(text))
    return (
      !isRequired ||
      // Of signatures alone there is nothing to tell.
      !all.some(
        ({ text }) => /\bdescription\b|\bisSignature: true\b/.test(text) && text.includes("makeTransactions<")
      )
    )
  })
  expect(forgetting.map(({ name }) => name)).toEqual([])
})

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const features = packages
  .filter(({ manifest }) => {
    const { kind = "" } = (manifest as { readonly latchkey?: { readonly kind?: string } }).latchkey ?? {}
    return kind === "feature" || kind === "service"
  })
  .flatMap(modules)
  .filter(({ file }) => !isTest(file))

const asks = [
  // A wallet, in whatever way a feature may.
  /\bconnections\.ask\(/,
  // What a chain has wallets send or grant.
  /\.(?:send|grant|replace)\(\{[^}]*\b(?:provider|place)\b/,
  /["'](?:eth_sendTransaction|eth_sendRawTransaction|wallet_sendCalls|wallet_grantPermissions)["']/
]

it("no feature asks a wallet for money or permissions but by the one place for the life of a transaction", () => {
  const asking = features.filter(({ text }) => asks.some((pattern) => pattern.test(text)))
  expect(asking.length).toBeGreaterThan(6)
  const others = asking.filter(
    ({ file, text }) =>
      !/\b(?:makeTransactions<|makeSignatures\b)/.test(text) &&
      // How one is asked for, as it is given to that place.
      !text.includes('): Omit<Transaction, "network" | "sender"> =>') &&
      // What an app asks by wagmi's own hooks is taken into the ledger as it is asked.
      file !== "plugins/wagmi/src/takeIntoLedger.ts"
  )
  expect(others.map(({ file }) => file)).toEqual([])
})

it("no plugin but the ledger's stores what was sent", () => {
  const storing = packages
    .filter(({ kind }) => kind === "plugin")
    .flatMap(modules)
    .flatMap(({ file, text }) =>
      isTest(file)
        ? []
        : [...text.matchAll(/\bstorage\.set\((?:[^()]|\([^()]*\))*\)/g)].map(([call]) => ({ file, call }))
    )
  expect(storing.length).toBeGreaterThan(5)
  const sent = storing.filter(({ call }) => /hash|proposal|calls|batch|\bsent\b|transaction/i.test(call))
  expect(sent.map(({ file }) => file)).toEqual([])
})

it("no feature keeps a list of its own of what was sent: the ledger has it", () => {
  const states = features.filter(({ file }) => file.endsWith("State.ts"))
  expect(states.length).toBeGreaterThan(6)
  const keeping = states.filter(({ text }) =>
    /\breadonly (?:\w*[sS]ent|transactions|hashes)\w*\??: ReadonlyArray<|\bSentState\b/.test(text)
  )
  expect(keeping.map(({ file }) => file)).toEqual([])
})

it("every chain asks the other nodes where one knows nothing of a transaction", () => {
  const trackers = chains.flatMap((pkg) =>
    modules(pkg).filter(({ text }) => /^export const makeTracker\b/m.test(text))
  )
  expect(trackers).toHaveLength(chains.length)
  expect(trackers.filter(({ text }) => !text.includes("askEachNode(")).map(({ file }) => file)).toEqual([
    // An era is judged by one node's own chain: another's final block says nothing of it.
    "plugins/polkadot/src/transfer/makeTracker.ts"
  ])
})

/** The lines of a module that say something, each with its number: without imports, comments, closing brackets and room. */
const saying = (text: string): ReadonlyArray<{ readonly line: string; readonly at: number }> =>
  text
    .split("\n")
    .map((line, index) => ({ line: line.replaceAll(/\s+/g, ""), at: index + 1 }))
    .filter(({ line }) => line.length > 3 && !/^(?:import|\}from|\/\*|\*|\/\/)/.test(line))

/** Which ten lines or more stand in several features, and where. */
const written = (all: ReadonlyArray<{ readonly file: string; readonly text: string }>, most: number) => {
  const places = new Map<string, Array<string>>()
  for (const { file, text } of all) {
    const lines = saying(text)
    for (let start = 0; start + most < lines.length; start++) {
      const piece = lines.slice(start, start + most + 1)
      const key = piece.map(({ line }) => line).join("\n")
      places.set(key, [...(places.get(key) ?? []), `${file}:${piece[0]!.at}`])
    }
  }
  const featureOf = (place: string) => place.split("/src/")[0]
  return [...places.values()].filter((found) => new Set(found.map(featureOf)).size > 1)
}

it("no two features have more than nine lines of this path in common", () => {
  const path = ["send", "swap", "pay", "approvals", "batches", "smart-sessions", "safe", "activity"]
  const all = features.filter(
    ({ file }) => path.some((name) => file.startsWith(`plugins/${name}/src/`)) && !file.includes("/messages/")
  )
  expect(all.length).toBeGreaterThan(100)
  expect(written(all, 9)).toEqual([])
  // It finds what it is for.
  const { text } = all.find((one) => saying(one.text).length > 10)!
  const two = ["send", "swap"].map((name) => ({ file: `plugins/${name}/src/x.ts`, text }))
  expect(written(two, 9)).not.toEqual([])
})
