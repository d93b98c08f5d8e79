import { createKit, definePlugin, memoryStorage, type Capability, type Network } from "@latchkey/core"
import { toHex, type Address, type Hex } from "viem"
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts"
import { mainnet } from "viem/chains"
import { onTestFinished } from "vitest"
import { sendAndMine } from "../../../tests/support/sendAndMine.ts"
import { evm } from "../src/index.ts"
import type { EvmChain } from "../stack/startEvm.ts"

/** A new account on a node, and what a kit can tell of it. */
export interface OpenAccount<T> {
  /** Nothing has happened to it yet; the node lets it do as it likes. */
  readonly address: Address
  readonly network: Network
  /** The first that the kit has of the capability. */
  readonly capability: T
  /** Sends a transaction of it, and waits for its block; answers with the contract that it made, if it made one. */
  readonly send: (data: Hex, to?: Address) => Promise<Address>
}

/** Opens an account and a kit, for one test. */
export const openAccount = async <T>(
  node: EvmChain,
  wanted: Capability<T>,
  /** What the kit reads over; the node itself when absent. */
  rpcUrl = node.rpcUrl
): Promise<OpenAccount<T>> => {
  const address = privateKeyToAddress(generatePrivateKey())
  await node.rpc("anvil_setBalance", [address, toHex(10n ** 20n)])
  await node.rpc("anvil_impersonateAccount", [address])
  let capability: T | undefined
  const kit = createKit({
    app: { name: "Test" },
    networks: [{ ...mainnet, rpcUrls: { default: { http: [rpcUrl] } } }],
    plugins: [
      evm(),
      definePlugin({
        id: "probe",
        setup: (host) => {
          host.subscribe(() => {
            capability = host.capabilitiesOf("eip155", wanted)[0]
          })
        }
      })
    ],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  return {
    address,
    network: kit.getNetwork("eip155:1")!,
    capability: capability!,
    send: async (data, to) => {
      const hash = await sendAndMine(node, {
        from: address,
        data,
        gas: "0x1c9c380",
        ...(to === undefined ? {} : { to })
      })
      const receipt = await node.rpc<{ readonly contractAddress: Address }>("eth_getTransactionReceipt", [
        hash
      ])
      return receipt.contractAddress
    }
  }
}
