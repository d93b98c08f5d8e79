import { createKit, memoryStorage } from "@latchkey/core"
import { createPolkadotWallet } from "@latchkey/testing"
import { getPolkadotSignerFromPjs } from "@polkadot-api/pjs-signer"
import type { ApiPromise } from "@polkadot/api"
import { hexToU8a, u8aToHex, u8aWrapBytes } from "@polkadot/util"
import { signatureVerify } from "@polkadot/util-crypto"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { holders, runtime } from "../stack/networks.ts"
import { startPolkadot, type PolkadotPart } from "../stack/startPolkadot.ts"
import { polkadot, polkadotRelayChain } from "./index.ts"
import { papiSigner, pjsSigner } from "./signers.ts"

const [, bob] = holders
const planck = 5n * 10n ** 12n

let part: PolkadotPart
beforeAll(async () => {
  const started = await startPolkadot()
  if ("missing" in started) throw new Error(`${started.package} is not installed`)
  part = started
})
afterAll(() => part?.stop())

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
  vi.unstubAllGlobals()
})

const open = async () => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:", href: "http://127.0.0.1/" })
  const wallet = createPolkadotWallet()
  wallet.announce(window)
  const { rpcUrl, wsUrl } = part.network(polkadotRelayChain.caipNetworkId)
  const kit = createKit({
    app: { name: "Test" },
    networks: [
      {
        ...polkadotRelayChain,
        nativeCurrency: runtime.nativeCurrency,
        rpcUrls: { default: { http: [rpcUrl], webSocket: [wsUrl] } }
      }
    ],
    plugins: [polkadot()],
    storage: memoryStorage()
  })
  kits.push(kit)
  await kit.ready()
  return { kit, wallet, connect: () => kit.connect({ connectorId: "polkadot:polkadot-js" }) }
}

const connected = async () => {
  const page = await open()
  await page.connect()
  const api = await page.kit.polkadot.getApi()
  return { ...page, api, address: page.kit.getSnapshot().account["polkadot"]!.address! }
}

const free = async (api: ApiPromise) => {
  const stored = await api.query["system"]!["account"]!(bob)
  return (stored as unknown as { data: { free: { toBigInt: () => bigint } } }).data.free.toBigInt()
}
const transfer = (api: ApiPromise) => api.tx["balances"]!["transferKeepAlive"]!(bob, planck)

/** What polkadot-api's client gives its signer for each extension of the runtime: a transaction that lives for ever. */
const extensionsOf = async (api: ApiPromise, address: string) => {
  const nonce = await api.rpc.system.accountNextIndex(address)
  const { specVersion, transactionVersion } = api.runtimeVersion
  const none = new Uint8Array()
  const own: Readonly<Record<string, readonly [value: Uint8Array, additionalSigned: Uint8Array]>> = {
    CheckSpecVersion: [none, specVersion.toU8a()],
    CheckTxVersion: [none, transactionVersion.toU8a()],
    CheckGenesis: [none, api.genesisHash.toU8a()],
    CheckMortality: [Uint8Array.of(0), api.genesisHash.toU8a()],
    CheckNonce: [api.createType("Compact<u32>", nonce).toU8a(), none],
    ChargeTransactionPayment: [Uint8Array.of(0), none],
    ChargeAssetTxPayment: [Uint8Array.of(0, 0), none],
    CheckMetadataHash: [Uint8Array.of(0), Uint8Array.of(0)]
  }
  return Object.fromEntries(
    api.registry.signedExtensions.map((identifier) => {
      const [value, additionalSigned] = own[identifier] ?? [none, none]
      return [identifier, { identifier, value, additionalSigned }]
    })
  )
}

describe("libraries over the kit's Polkadot connection, on a real node", () => {
  it("@polkadot/api signs and sends by a signer that follows the wallet, and signs bytes", async () => {
    const { kit, api, address } = await connected()
    const before = await free(api)
    const signer = pjsSigner(kit)
    const sent = transfer(api)
    await new Promise<void>((resolve, reject) => {
      sent
        .signAndSend(address, { signer: signer as never }, ({ status, dispatchError }) => {
          if (dispatchError !== undefined) reject(new Error(dispatchError.toString()))
          else if (status.isInBlock || status.isFinalized) resolve()
        })
        .catch(reject)
    })
    expect((await free(api)) - before).toBe(planck)
    const { signature } = await signer.signRaw({ address, data: u8aToHex(Uint8Array.of(1, 2, 3)) })
    expect(signatureVerify(u8aWrapBytes(Uint8Array.of(1, 2, 3)), signature, address).isValid).toBe(true)
    const text = await signer.signRaw({ address, data: "0xtea" })
    expect(signatureVerify(u8aWrapBytes("0xtea"), text.signature, address).isValid).toBe(true)
  })

  it("polkadot-api's signer makes a transaction that the chain takes, and signs bytes", async () => {
    const { kit, api, address } = await connected()
    const before = await free(api)
    const signer = papiSigner(kit, getPolkadotSignerFromPjs)!
    const metadata = await api.rpc.state.getMetadata()
    const signed = await signer.signTx(
      transfer(api).method.toU8a(),
      await extensionsOf(api, address),
      hexToU8a(metadata.toHex()),
      0
    )
    await api.rpc.author.submitExtrinsic(u8aToHex(signed))
    await vi.waitFor(async () => expect((await free(api)) - before).toBe(planck), 10_000)
    const bytes = await signer.signBytes(Uint8Array.of(1, 2, 3))
    expect(signatureVerify(u8aWrapBytes(Uint8Array.of(1, 2, 3)), bytes, address).isValid).toBe(true)
  })

  it("without a connection there is no signer, and bytes for another account are not signed", async () => {
    const { kit, connect, wallet } = await open()
    expect(papiSigner(kit, getPolkadotSignerFromPjs)).toBeUndefined()
    await connect()
    wallet.clearRequests()
    await expect(pjsSigner(kit).signRaw({ address: bob, data: "0x00" })).rejects.toMatchObject({
      code: "POLKADOT_ACCOUNT_NOT_CONNECTED"
    })
    expect(wallet.requests()).toEqual([])
  })
})
