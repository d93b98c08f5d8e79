import type { CaipNetworkId } from "@latchkey/core"

/** What `exchangeApi` is made with. */
export interface ExchangeApiOptions {
  /** Base of the service: `https://rpc.example.com`. Asked by `POST {url}/v1/json-rpc`. */
  readonly url: string
  /** Of your project there. */
  readonly projectId: string
  /** The origins that the exchanges' pages are on, such as `https://pay.example.com`: a link to any other is refused. */
  readonly pages: ReadonlyArray<string>
  /** The origins that the exchanges' pictures are on; without them a letter stands in. */
  readonly pictures?: ReadonlyArray<string>
  /** Where its exchanges pay; it is asked about every network if this is left out. */
  readonly networks?: ReadonlyArray<CaipNetworkId>
  /** SLIP-44 coin types by network, where it names them otherwise than by namespace (60 for `eip155`, 501 for `solana`). */
  readonly slip44?: Readonly<Record<string, number>>
}
