import { createKit, definePlugin, memoryStorage, type Network } from "@latchkey/core"
import { contractCalls, simulation, type ContractCalling, type Simulation } from "@latchkey/core/effect"
import { toBase64 } from "@latchkey/core/chain-kit"
import { createSolanaWallet, type SolanaWalletOptions } from "@latchkey/testing"
import { generateKeyPairSigner } from "@solana/kit"
import * as Effect from "effect/Effect"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { startSolana, type SolanaPart } from "../stack/startSolana.ts"
import { solana, solanaMainnet } from "./index.ts"
import { encodeMessage } from "./transfer/Message.ts"
import { programs } from "./transfer/programs.ts"
import { unsigned } from "./transfer/tryTransfer.ts"

const sol = 1_000_000_000n
const mainnet = solanaMainnet.caipNetworkId

let part: SolanaPart
beforeAll(async () => {
  const started = await startSolana()
  if ("missing" in started) throw new Error(`Install ${started.package}`)
  part = started
})
afterAll(() => part?.stop())

let opened: { readonly dispose: () => Promise<void> } | undefined
afterEach(async () => {
  await opened?.dispose()
  vi.unstubAllGlobals()
})

const lamports = (value: bigint) => {
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, value, true)
  return [...new Uint8Array(view.buffer)]
}

/** An account with ten of the coin, and a call of the program of memos for it that sends some of the coin along. */
const open = async (options: SolanaWalletOptions = {}) => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const rpcUrls = Object.fromEntries(
    part.networks.map(({ standardChain, rpcUrl }) => [standardChain, rpcUrl])
  )
  const wallet = createSolanaWallet({ name: "One", rpcUrls, ...options })
  wallet.announce(window)
  const found: { calling?: ContractCalling; trying?: Simulation } = {}
  const kit = createKit({
    app: { name: "Test" },
    networks: [{ ...solanaMainnet, rpcUrls: { default: { http: [part.network(mainnet).rpcUrl] } } }],
    plugins: [
      solana(),
      definePlugin({
        id: "probe",
        setup: (host) => {
          host.subscribe(() => {
            const [calling] = host.capabilitiesOf("solana", contractCalls)
            const [trying] = host.capabilitiesOf("solana", simulation)
            Object.assign(found, { calling, trying })
          })
        }
      })
    ],
    storage: memoryStorage()
  })
  opened = kit
  await kit.ready()
  await kit.connect({ connectorId: "solana:One" })
  const network = kit.getSnapshot().network.byNamespace["solana"]!.caipNetwork as Network
  const place = { network, provider: kit.getProvider("solana") }
  const alice = wallet.addresses[0]!
  await part.fund(alice, 10n * sol, mainnet)
  const bob = (await generateKeyPairSigner()).address as string
  const callOf = (value: bigint, text: string) => ({
    to: programs.memo,
    value,
    data: toBase64(
      unsigned(
        encodeMessage({
          payer: alice,
          blockhash: new Uint8Array(32),
          instructions: [
            {
              program: programs.system,
              accounts: [alice, bob],
              writable: [0, 1],
              data: Uint8Array.from([2, 0, 0, 0, ...lamports(value)])
            },
            { program: programs.memo, accounts: [], writable: [], data: new TextEncoder().encode(text) }
          ]
        })
      )
    )
  })
  const calls = await Effect.runPromise(found.calling!.calls)
  const simulator = await Effect.runPromise(found.trying!.reader)
  const coinOf = async (address: string) =>
    (await Effect.runPromise(calls.holding({ ...place, address }))).amount.value
  return { calls, simulator, place, alice, bob, callOf, coinOf, wallet }
}

it("T24 the call of a program is tried, signed over the latest block, sent and followed to its end, and is no other's", async () => {
  const { calls, simulator, place, alice, bob, callOf, coinOf } = await open()
  const [before, call] = [await coinOf(alice), callOf(sol, "one")]
  const watched = [{ account: alice }]
  expect(
    await Effect.runPromise(simulator.calls!({ ...place, address: alice, calls: [call], watched }))
  ).toEqual({
    status: "done",
    changes: [{ account: alice, change: -sol }]
  })
  const prepared = await Effect.runPromise(calls.prepare({ ...place, call, address: alice }))
  expect(prepared).toMatchObject({ sender: alice, call, networkId: mainnet })
  const { hash } = await Effect.runPromise(calls.send({ ...place, prepared }))
  expect(await Effect.runPromise(calls.follow({ ...place, prepared, hash }))).toEqual({ status: "success" })
  expect(await coinOf(bob)).toBe(sol)
  expect(before - (await coinOf(alice))).toBe(sol + 5_000n)
  // What somebody else asked for is not what happened.
  const other = await Effect.runPromise(calls.prepare({ ...place, call: callOf(sol, "two"), address: alice }))
  expect(await Effect.runPromise(calls.follow({ ...place, prepared: other, hash }))).toEqual({
    status: "unknown"
  })
}, 120_000)

it("T24 what is not as it was prepared is not asked for, and what the chain refuses is told before", async () => {
  const { calls, simulator, place, alice, callOf, wallet } = await open()
  const prepared = await Effect.runPromise(
    calls.prepare({ ...place, call: callOf(sol, "one"), address: alice })
  )
  const changed = { ...prepared, call: callOf(2n * sol, "one") }
  await expect(Effect.runPromise(calls.send({ ...place, prepared: changed }))).rejects.toMatchObject({
    code: "TRANSFER_CHANGED"
  })
  expect(wallet.requests().filter(({ method }) => method.includes("Transaction"))).toEqual([])
  const much = callOf(100n * sol, "one")
  await expect(
    Effect.runPromise(calls.prepare({ ...place, call: much, address: alice }))
  ).rejects.toMatchObject({ code: "TRANSFER_BALANCE" })
  expect(
    await Effect.runPromise(
      simulator.calls!({ ...place, address: alice, calls: [much], watched: [{ account: alice }] })
    )
  ).toMatchObject({ status: "refused", step: 0 })
}, 120_000)
