import type { WalletLine } from "./WalletLine.ts"

interface Key {
  readonly bech32Address: string
  readonly pubKey: Uint8Array
}

type Fields = Readonly<Record<string, unknown>>

const methods = [
  "enable",
  "disable",
  "getKey",
  "getKeysSettled",
  "signAmino",
  "signArbitrary",
  "verifyArbitrary",
  "experimentalSuggestChain",
  "sendTx",
  "getChainInfosWithoutEndpoints",
  "getChainInfoWithoutEndpoints"
] as const

/** A provider of Keplr's form over the line. */
export const keplr = ({ call }: WalletLine) => {
  const reach =
    (method: string) =>
    (...args: readonly unknown[]) =>
      call("cosmos", method, ...args)
  const reaching = Object.fromEntries(methods.map((method) => [method, reach(method)]))
  // Account numbers come as bigint, as Long, or as text: what they all have is their digits.
  const signDirect = (chainId: string, signer: string, doc: Fields, ...options: readonly unknown[]) => {
    const accountNumber = doc["accountNumber"]?.toString()
    return call("cosmos", "signDirect", chainId, signer, { ...doc, accountNumber }, ...options)
  }
  const onlyAmino = (chainId: string) => ({
    async getAccounts() {
      const { bech32Address, pubKey } = (await call("cosmos", "getKey", chainId)) as Key
      return [{ address: bech32Address, algo: "secp256k1", pubkey: pubKey }]
    },
    signAmino: (signer: string, doc: unknown) => call("cosmos", "signAmino", chainId, signer, doc)
  })
  const offlineSigner = (chainId: string) => ({
    ...onlyAmino(chainId),
    signDirect: (signer: string, doc: Fields) => signDirect(chainId, signer, doc)
  })
  return {
    version: "0.12.0",
    mode: "extension",
    defaultOptions: {},
    ...reaching,
    signDirect,
    getOfflineSigner: offlineSigner,
    getOfflineSignerOnlyAmino: onlyAmino,
    getOfflineSignerAuto: async (chainId: string) => offlineSigner(chainId)
  }
}
