import { createKit, definePlugin, memoryStorage } from "@latchkey/core"
import { history, type History } from "@latchkey/core/effect"
import { generateKeyPairSigner } from "@solana/kit"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest"
import { startSolana, type SolanaPart } from "../stack/startSolana.ts"
import { payOn } from "../support/payOn.ts"
import { solana, solanaMainnet } from "./index.ts"

const sol = 1_000_000_000n
const mainnet = solanaMainnet.caipNetworkId

let part: SolanaPart
beforeAll(async () => {
  const started = await startSolana()
  if ("missing" in started) throw new Error(`Install ${started.package}`)
  part = started
})
afterAll(() => part?.stop())

const open = async () => {
  const { rpcUrl } = part.network(mainnet)
  let found: History | undefined
  const kit = createKit({
    app: { name: "Test" },
    networks: [{ ...solanaMainnet, rpcUrls: { default: { http: [rpcUrl] } } }],
    plugins: [
      solana(),
      definePlugin({
        id: "probe",
        setup: (host) => {
          host.onRemove(() => {})
          host.subscribe(() => {
            found = host.capabilitiesOf("solana", history)[0]
          })
        }
      })
    ],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  const network = kit.getNetwork(mainnet)!
  return {
    list: (address: string, cursor?: string) =>
      Effect.runPromise(found!.list({ address, network, ...(cursor === undefined ? {} : { cursor }) }))
  }
}
it("S3.10 in part: what an account got and paid is told from the chain, newest first", async () => {
  const page = await open()
  const [alice, bob] = [await generateKeyPairSigner(), await generateKeyPairSigner()]
  await part.fund(alice.address, 10n * sol, mainnet)
  const hash = await payOn(part.network(mainnet).rpcUrl, alice, bob.address, sol)
  const { transactions, next, coverage } = await page.list(alice.address)
  expect({ next, coverage }).toEqual({ next: undefined, coverage: "partial" })
  expect(transactions).toMatchObject([
    {
      hash,
      networkId: mainnet,
      status: "success",
      kind: "send",
      sender: alice.address,
      fee: { value: 5_000n, symbol: "SOL" },
      transfers: [{ direction: "out", counterparty: bob.address, amount: { value: sol, decimals: 9 } }]
    },
    { kind: "receive", transfers: [{ direction: "in", amount: { value: 10n * sol } }] }
  ])
  expect(Math.abs(transactions[0]!.minedAt - Date.now())).toBeLessThan(60_000)
  expect(await page.list(bob.address)).toMatchObject({
    transactions: [{ hash, kind: "receive", transfers: [{ direction: "in", counterparty: alice.address }] }]
  })
})

it("S2.19 in part: 25 a page, each transaction once, and the last page has no next", async () => {
  const page = await open()
  const { address } = await generateKeyPairSigner()
  const amounts = Array.from({ length: 27 }, (_, index) => sol + BigInt(index))
  for (const amount of amounts) await part.fund(address, amount, mainnet)
  const first = await page.list(address)
  expect(first.transactions).toHaveLength(25)
  const second = await page.list(address, first.next)
  expect(second.next).toBeUndefined()
  const told = [...first.transactions, ...second.transactions].map(
    ({ transfers }) => transfers[0]?.amount.value
  )
  expect(told).toEqual(amounts.toReversed())
})

it("an account that nothing happened to has an empty page", async () => {
  const { address } = await generateKeyPairSigner()
  expect(await (await open()).list(address)).toEqual({ transactions: [], coverage: "partial" })
})
