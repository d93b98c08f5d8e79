import type { SeenRequest } from "../../../../plugins/walletconnect/stack/wallet/PairedWallet.ts"

const titles: Readonly<Record<string, string>> = {
  personal_sign: "Sign this message?",
  eth_signTypedData_v4: "Sign this data?",
  eth_sendTransaction: "Send this transaction?",
  wallet_switchEthereumChain: "Switch network?",
  solana_signMessage: "Sign this message?",
  solana_signTransaction: "Sign this transaction?"
}

const textOf = (hex: string): string => {
  const bytes = Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    return new TextDecoder(undefined, { fatal: true }).decode(bytes)
  } catch {
    return hex
  }
}

/** What the phone says of a request: a question, and what it is about in full. */
export const describeRequest = ({
  method,
  params
}: SeenRequest): { readonly title: string; readonly body: string } => {
  const [first] = Array.isArray(params) ? (params as ReadonlyArray<unknown>) : []
  const isText = method === "personal_sign" && typeof first === "string" && /^0x([0-9a-f]{2})*$/i.test(first)
  return {
    title: titles[method] ?? `Answer ${method}?`,
    body: isText ? textOf(first) : JSON.stringify(params, undefined, 2)
  }
}
