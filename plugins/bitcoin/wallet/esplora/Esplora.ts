import { isRecord } from "../../../../tests/testing/src/decode/Decode.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"

/** The part of `fetch` that a wallet uses. */
export type EsploraFetch = (
  url: string,
  init?: { readonly method: "POST"; readonly body: string }
) => Promise<{ readonly ok: boolean; text(): Promise<string> }>

/** An unspent output of an address. */
export interface Coin {
  readonly txid: string
  readonly vout: number
  /** In satoshi. */
  readonly value: bigint
  readonly confirmed: boolean
}

/** Reads a network and sends to it over Esplora's HTTP API. Each fails with -32603, or the server's words. */
export interface Esplora {
  coins(address: string): Promise<readonly Coin[]>
  /** Satoshi for each virtual byte, at least 1. */
  feeRate(): Promise<number>
  /** Sends a raw transaction in hexadecimal and yields its id. */
  broadcast(raw: string): Promise<string>
}

const failure = (text: string) => new ProviderRpcError(providerErrorCode.internal, text)

/**
 * Makes a reader over `fetch`.
 *
 * @param url base address without a slash at the end; every use fails when there is none
 */
export function createEsplora(fetch: EsploraFetch, url: string | undefined): Esplora {
  async function ask(path: string, body?: string): Promise<string> {
    if (url === undefined) throw failure("The wallet has no Esplora address for the network")
    let text: string
    let ok: boolean
    try {
      const response = await fetch(
        url + path,
        ...(body === undefined ? [] : [{ method: "POST" as const, body }])
      )
      ok = response.ok
      text = await response.text()
    } catch (cause) {
      throw failure(`The Esplora server gave no answer: ${String(cause)}`)
    }
    if (!ok) throw failure(text)
    return text
  }
  async function read(path: string): Promise<unknown> {
    const text = await ask(path)
    try {
      return JSON.parse(text)
    } catch {
      throw failure(`The Esplora server answered ${path} with no JSON`)
    }
  }
  return {
    async coins(address) {
      const answer = await read(`/address/${address}/utxo`)
      if (!Array.isArray(answer)) throw failure("The Esplora server told no list of coins")
      return answer.map(coinOf)
    },
    async feeRate() {
      const answer = await read("/fee-estimates")
      const rate = isRecord(answer) ? answer["3"] : undefined
      return typeof rate === "number" && rate > 1 ? rate : 1
    },
    broadcast: (raw) => ask("/tx", raw)
  }
}

function coinOf(value: unknown): Coin {
  const { txid, vout, value: amount, status } = isRecord(value) ? value : {}
  if (typeof txid !== "string" || !Number.isInteger(vout) || !Number.isSafeInteger(amount)) {
    throw failure("The Esplora server told a malformed coin")
  }
  return {
    txid,
    vout: vout as number,
    value: BigInt(amount as number),
    confirmed: isRecord(status) && status["confirmed"] === true
  }
}
