import type { UniversalProvider } from "../client/UniversalProvider.ts"

/** A session as the protocol's client keeps it: what the wallet said in it is not decoded. */
export type ClientSession = NonNullable<UniversalProvider["session"]>
