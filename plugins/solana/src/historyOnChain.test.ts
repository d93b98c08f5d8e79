import { createKit, definePlugin, memoryStorage } from "@latchkey/core"
import { history, type History } from "@latchkey/core/effect"
import {
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  signTransaction,
  type KeyPairSigner
} from "@solana/kit"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest"
import { startSolana, type SolanaPart } from "../stack/startSolana.ts"
import { transferOf } from "../support/transfer.ts"
import { solana, solanaMainnet } from "./index.ts"

const sol = 1_000_000_000n
const mainnet = solanaMainnet.caipNetworkId

let part: SolanaPart
beforeAll(async () => {
  const started = await startSolana()
  if ("missing" in started) throw new Error(`Install ${started.package}`)
  part = started
}, 60_000)
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
      Effect.runPromise(found!.list({ address, network, ...(cursor === undefined ? {} : { cursor }) })),
    ask: async <A>(method: string, params: ReadonlyArray<unknown>): Promise<A> => {
      const response = await fetch(rpcUrl, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
      })
      const { result, error } = (await response.json()) as { readonly result: A; readonly error?: unknown }
      if (error !== undefined) throw new Error(JSON.stringify(error))
      return result
    }
  }
}
type Page = Awaited<ReturnType<typeof open>>

const pay = async ({ ask }: Page, from: KeyPairSigner, to: string, lamports: bigint) => {
  const { value } = await ask<{ readonly value: { readonly blockhash: string } }>("getLatestBlockhash", [])
  const { transaction } = transferOf(from.address, to, lamports, value.blockhash)
  const signed = await signTransaction([from.keyPair], transaction)
  return ask<string>("sendTransaction", [getBase64EncodedWireTransaction(signed), { encoding: "base64" }])
}

it("S3.10 in part: what an account got and paid is told from the chain, newest first", async () => {
  const page = await open()
  const [alice, bob] = [await generateKeyPairSigner(), await generateKeyPairSigner()]
  await part.fund(alice.address, 10n * sol, mainnet)
  const hash = await pay(page, alice, bob.address, sol)
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
