import type { CosmosDialect } from "./cosmosDialects.ts"
import { cosmosMethods } from "./cosmosMethods.ts"
import { directSignDocToSend } from "./directSignDoc.ts"
import type { AminoSignDoc, DirectSignDoc, Keplr, OfflineAminoSigner, OfflineSigner } from "./Keplr.ts"
import { wireCopy } from "./wireCopy.ts"

type MethodName = keyof typeof cosmosMethods

/**
 * Takes a call of the page to the wallet.
 *
 * @param args the arguments as the page gave them
 * @param receive what of them gets through to the wallet; throws for what does not
 */
export type CallWallet = (
  method: MethodName,
  args: readonly unknown[],
  receive: () => readonly unknown[]
) => unknown

/** Makes the object that the page meets. As with Keplr's, all but `defaultOptions` cannot be written. */
export function createKeplr(dialect: CosmosDialect, version: string, call: CallWallet): Keplr {
  const methods = Object.keys(cosmosMethods) as MethodName[]
  const reaching = methods.map((method) => {
    const reach = (...args: readonly unknown[]) => {
      const received = attempt(() => wireCopy(args.map((value, index) => toSend(method, index, value))))
      return call(method, args, () => {
        if ("problem" in received) throw received.problem
        return received.value
      })
    }
    return [method, reach] as const
  })
  const keplr = { version, mode: "extension", defaultOptions: {}, ...Object.fromEntries(reaching) } as Keplr
  const members = { ...keplr, ...signersOf(keplr) }
  for (const [name, value] of Object.entries(members)) {
    if (dialect.lacks.includes(name as keyof Keplr)) Reflect.deleteProperty(keplr, name)
    else {
      const writable = name === "defaultOptions"
      Object.defineProperty(keplr, name, { value, writable, enumerable: true, configurable: false })
    }
  }
  return keplr
}

const toSend = (method: MethodName, index: number, value: unknown) =>
  method === "signDirect" && index === 2 ? directSignDocToSend(value) : value

type Attempt<A> = { readonly value: A } | { readonly problem: unknown }

function attempt<A>(run: () => A): Attempt<A> {
  try {
    return { value: run() }
  } catch (problem) {
    return { problem }
  }
}

function signersOf(keplr: Keplr) {
  const getAccounts = (chainId: string) => async () => {
    const { bech32Address, pubKey } = await keplr.getKey(chainId)
    return [{ address: bech32Address, algo: "secp256k1", pubkey: pubKey }] as const
  }
  const check = async (chainId: string, signer: string, documentChainId: unknown) => {
    if (chainId !== documentChainId) throw new Error("Unmatched chain id with the offline signer")
    const { bech32Address } = await keplr.getKey(chainId)
    if (bech32Address !== signer) throw new Error("Unknown signer address")
  }
  const getOfflineSignerOnlyAmino = (chainId: string, options?: object): OfflineAminoSigner => ({
    getAccounts: getAccounts(chainId),
    async signAmino(signer: string, doc: AminoSignDoc) {
      await check(chainId, signer, doc.chain_id)
      return keplr.signAmino(chainId, signer, doc, options)
    }
  })
  const getOfflineSigner = (chainId: string, options?: object): OfflineSigner => ({
    ...getOfflineSignerOnlyAmino(chainId, options),
    async signDirect(signer: string, doc: DirectSignDoc) {
      await check(chainId, signer, doc.chainId)
      return keplr.signDirect(chainId, signer, doc, options)
    }
  })
  return {
    getOfflineSigner,
    getOfflineSignerOnlyAmino,
    async getOfflineSignerAuto(chainId: string, options?: object) {
      const { isNanoLedger } = await keplr.getKey(chainId)
      return isNanoLedger ? getOfflineSignerOnlyAmino(chainId, options) : getOfflineSigner(chainId, options)
    }
  }
}
