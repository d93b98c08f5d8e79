import { parseSync } from "vite"
import { expect, it } from "vitest"
import { modules, nodes, packages, type Module, type Node } from "./sourceTree.ts"

const MOST_LINES = 150

/** How many lines at most the function of a file has that was longer before the rule: the list only gets shorter, and so do they. */
const longer: Readonly<Record<string, number>> = {
  "plugins/coinbase/src/wallet/makeCoinbaseWallet.ts": 170,
  "core/src/journey/makeJourney.ts": 240,
  "core/src/kernel/startEngine.ts": 260,
  "core/src/session/makeConnecting.ts": 180,
  "core/src/session/makeConnections.ts": 190,
  "plugins/activity/src/makeActivities.ts": 190,
  "plugins/activity/src/react/ActivityList.tsx": 190,
  "plugins/bitcoin/wallet/wires/satsConnect.ts": 200,
  "plugins/embedded/src/frame/makeFrameHost.ts": 220,
  "plugins/embedded/src/makeEmbedded.ts": 240,
  "plugins/embedded/src/session/makeSharedWallet.ts": 160,
  "plugins/names/src/makeNames.ts": 160,
  "plugins/onramp/src/makeSellers.ts": 180,
  "plugins/onramp/src/react/views/BuyForm.tsx": 160,
  "plugins/pay/src/makeExchanges.ts": 200,
  "plugins/pay/src/makePaying.ts": 170,
  "plugins/polkadot/wallet/createPolkadotWallet.ts": 190,
  "plugins/smart-sessions/src/makeSmartSessions.ts": 180,
  "plugins/solana/wallet/createSolanaWallet.ts": 160,
  "plugins/swap/src/react/views/SwapForm.tsx": 190,
  "plugins/walletconnect/src/pairing/makePairing.ts": 160,
  "tests/testing/src/contract/connectorPluginContract.ts": 400,
  "tests/testing/src/contract/pluginContract.ts": 160
}

const isFunction = ({ type }: Node) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

/** The functions of a module that are too long, by their lines: of those within one another the outermost. */
const tooLong = ({ text, program }: Pick<Module, "text" | "program">): ReadonlyArray<number> => {
  const functions = nodes(program)
    .filter(isFunction)
    .map(({ start, end }) => ({ start, end, lines: text.slice(start, end).split("\n").length }))
    .filter(({ lines }) => lines > MOST_LINES)
  return functions
    .filter(
      (one) => !functions.some((other) => other !== one && other.start <= one.start && other.end >= one.end)
    )
    .map(({ lines }) => lines)
}

const found = packages
  .flatMap(modules)
  .flatMap((module) => tooLong(module).map((lines) => [module.file, lines] as const))

it(`no function has over ${MOST_LINES} lines, but those from before the rule, which do not grow`, () => {
  expect(found.filter(([file, lines]) => lines > (longer[file] ?? 0))).toEqual([])
})

it("the list names no file that has none any more", () => {
  const files = new Set(found.map(([file]) => file))
  expect(Object.keys(longer).filter((file) => !files.has(file))).toEqual([])
})

it("a function that is too long is found, and said once", () => {
  const lines = (count: number) => "x()\n".repeat(count)
  const of = (text: string) =>
    tooLong({ text, program: parseSync("sample.ts", text).program as unknown as Node })
  expect(of(`const a = () => {\n${lines(148)}}`)).toEqual([])
  expect(of(`const a = () => {\n${lines(149)}}`)).toEqual([151])
  expect(of(`const a = () => b(function* () {\n${lines(200)}})`)).toEqual([202])
})
