import { chainId } from "./chainId.ts"
import { listOf, oneOf, orNull, record, text, yesNo, type Decode, type Decoded } from "./Decode.ts"
import { isEmail } from "./isEmail.ts"

/** What kind of account an address is: a key of its own, or a contract that a key commands. */
export type EmbeddedAccountType = "eoa" | "smartAccount"

export const email: Decode<string> = (value) =>
  typeof value === "string" && isEmail(value) ? value : undefined

const accountType = oneOf(["eoa", "smartAccount"])
const address = text(128)

/** `address` is as the namespace of `chainId` writes it, and still unchecked. */
const common = { address, chainId }
const optional = {
  email: orNull(email),
  accounts: listOf(record({ address, type: accountType }), 16),
  userName: orNull(text(256)),
  preferredAccountType: text(32),
  smartAccountDeployed: yesNo
}

/** The signed-in user, as a frame answers to GET_USER and to CONNECT_SOCIAL. */
export const frameUser = record(common, optional)

/** The signed-in user, with what either answer may tell. */
export type FrameUser = Decoded<typeof frameUser>
