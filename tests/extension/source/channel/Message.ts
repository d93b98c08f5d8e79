/** The interfaces that the wallet has for pages. `standard` is the Wallet Standard: Solana and Bitcoin. */
export type Surface = "eip155" | "standard" | "polkadot" | "cosmos"

/** What a page asks of a surface. Travels as the text of `toWire`. */
export interface Call {
  readonly surface: Surface
  readonly method: string
  readonly args: readonly unknown[]
}

/** What comes of it. Travels as the text of `toWire`. */
export type Answer = { readonly value: unknown } | { readonly error: unknown }

/** What a surface tells by itself. Travels as the text of `toWire`. */
export interface Tale {
  readonly surface: Surface
  readonly event: string
  readonly args: readonly unknown[]
}

/** From the bridge to the worker; answered with the text of an {@link Answer}. */
export interface CallMessage {
  readonly kind: "call"
  readonly call: string
}

/** From the worker to the bridges of a site. */
export interface TaleMessage {
  readonly kind: "tale"
  readonly origin: string
  readonly tale: string
}

/** Between a page and the bridge, as the JSON text in an event's `detail`. `lost` is why no answer can come. */
export type Line =
  | { readonly id: number; readonly call: string }
  | { readonly id: number; readonly answer: string }
  | { readonly id: number; readonly lost: string }
  | { readonly tale: string }
  | { readonly open: true }

/** The names of the events that carry a {@link Line}. */
export const lineEvents = {
  toBridge: "latchkey-test-wallet:to-bridge",
  toPage: "latchkey-test-wallet:to-page"
} as const
