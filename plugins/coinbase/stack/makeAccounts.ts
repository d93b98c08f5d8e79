import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  defineChain,
  http,
  parseEther,
  type Hex
} from "viem"
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from "viem/accounts"

/** A question that the visitor has agreed to. */
export interface AgreedQuestion {
  readonly address: string
  readonly method: string
  readonly params: any
  readonly chainId: number
}

/** The accounts of the wallet, each with coins on the local chains. */
export interface Accounts {
  readonly create: () => Promise<string>
  /** Carries out what the visitor has agreed to. */
  readonly act: (question: AgreedQuestion) => Promise<unknown>
  /** What became of a batch (EIP-5792). */
  readonly statusOf: (chainId: number, id: string) => Promise<object>
}

/** Makes accounts on local chains; their keys end with the process. */
export const makeAccounts = (
  chains: ReadonlyArray<{ readonly id: number; readonly rpcUrl: string }>
): Accounts => {
  const keys = new Map<string, PrivateKeyAccount>()
  const clientsOf = (chainId: number) => {
    const local = chains.find(({ id }) => id === chainId)
    if (local === undefined) throw Object.assign(new Error("Unrecognized chain ID."), { code: 4902 })
    const nativeCurrency = { name: "Ether", symbol: "ETH", decimals: 18 }
    const rpcUrls = { default: { http: [local.rpcUrl] } }
    const chain = defineChain({ id: chainId, name: "Local", nativeCurrency, rpcUrls })
    return { chain, transport: http(local.rpcUrl) }
  }
  const keyOf = (address: string) => {
    const key = keys.get(address)
    if (key === undefined) throw Object.assign(new Error("There is no such account."), { code: 4100 })
    return key
  }
  const send = (account: PrivateKeyAccount, chainId: number, { to, value, data }: any): Promise<Hex> =>
    createWalletClient({ account, ...clientsOf(chainId) }).sendTransaction({
      to,
      ...(value === undefined ? {} : { value: BigInt(value) }),
      ...(data === undefined ? {} : { data })
    })

  return {
    create: async () => {
      const account = privateKeyToAccount(generatePrivateKey())
      keys.set(account.address, account)
      const value = parseEther("10")
      for (const { id } of chains)
        await createTestClient({ mode: "anvil", ...clientsOf(id) }).setBalance({
          address: account.address,
          value
        })
      return account.address
    },
    act: async ({ address, method, params, chainId }) => {
      const account = keyOf(address)
      if (method === "personal_sign") return account.signMessage({ message: { raw: params[0] } })
      if (method === "eth_signTypedData_v4") return account.signTypedData(JSON.parse(params[1]))
      if (method === "eth_sendTransaction") return send(account, chainId, params[0])
      if (method === "wallet_sendCalls") {
        let id: Hex = "0x"
        for (const call of params[0].calls) {
          id = await send(account, chainId, call)
          await createPublicClient(clientsOf(chainId)).waitForTransactionReceipt({ hash: id })
        }
        return { id }
      }
      if (method === "wallet_switchEthereumChain") {
        clientsOf(Number(params[0].chainId))
        return null
      }
      throw Object.assign(new Error(`There is no ${method}.`), { code: 4200 })
    },
    statusOf: async (chainId, id) => {
      const receipt = await createPublicClient(clientsOf(chainId)).request({
        method: "eth_getTransactionReceipt",
        params: [id as Hex]
      })
      return {
        version: "2.0.0",
        id,
        chainId: `0x${chainId.toString(16)}`,
        atomic: false,
        status: receipt === null ? 100 : 200,
        receipts: receipt === null ? [] : [receipt]
      }
    }
  }
}
