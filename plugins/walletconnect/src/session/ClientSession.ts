import { plainText } from "@latchkey/core"
import { readField } from "@latchkey/core/chain-kit"
import type { UniversalProvider } from "../client/UniversalProvider.ts"

const MAX_NAME = 64

/** A session as the protocol's client keeps it: what the wallet said in it is not decoded. */
export type ClientSession = NonNullable<UniversalProvider["session"]>

/** What the wallet of a session calls itself, made fit to show; empty where it says nothing. */
export const peerName = ({ peer }: ClientSession): string => {
  const told = readField(peer.metadata, "name")
  return plainText(typeof told === "string" ? told : "", MAX_NAME)
}
