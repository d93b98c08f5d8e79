import type { CallFacts, ContractCall, Network } from "@latchkey/core"
import { parseAddress } from "../Address.ts"
import { decodeWord } from "../transfer/tokenCalls.ts"

const word = (hex: string) => hex.toLowerCase().padStart(64, "0")

/** `isApprovedForAll(owner, operator)` of ERC-721 and ERC-1155. */
export const encodeIsOperator = (owner: string, operator: string): string =>
  `0xe985e9c5${word(owner.slice(2))}${word(operator.slice(2))}`

/** The answer to `encodeIsOperator`; undefined if it is malformed. */
export const decodeIsOperator = (answer: unknown): boolean | undefined => {
  const told = decodeWord(answer)
  return told === undefined || told > 1n ? undefined : told === 1n
}

/** `setApprovalForAll(operator, isApproved)`. */
export const encodeOperator = (operator: string, isApproved: boolean): string =>
  `0xa22cb465${word(operator.slice(2))}${word(isApproved ? "1" : "0")}`

/** What a call does that is exactly `setApprovalForAll`; undefined for any other. */
export const describeOperator = (
  { caipNetworkId }: Pick<Network, "caipNetworkId">,
  { to, value, data }: ContractCall
): CallFacts | undefined => {
  const [, digits = "", flag] = /^0xa22cb4650{24}([0-9a-f]{40})0{63}([01])$/i.exec(data) ?? []
  const contract = parseAddress(to)
  const operator = parseAddress(digits.toLowerCase())
  return contract === undefined || operator === undefined || value !== 0n
    ? undefined
    : { kind: "operator", collection: `${caipNetworkId}:${contract}`, operator, isApproved: flag === "1" }
}
