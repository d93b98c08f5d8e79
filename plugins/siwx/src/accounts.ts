import { parseCaipNetworkId, type CaipAddress, type SiwxAccount, type SiwxSession } from "@latchkey/core"

/** What tells accounts on networks apart: CAIP-10. */
export const keyOf = ({ chainId, address }: SiwxAccount): CaipAddress => `${chainId}:${address}`

/** The namespace of an account. */
export const namespaceOf = ({ chainId }: Pick<SiwxAccount, "chainId">): string =>
  parseCaipNetworkId(chainId).namespace

/** Whose session it is. */
export const ownerOf = ({ data }: Pick<SiwxSession, "data">): SiwxAccount => ({
  chainId: data.chainId,
  address: data.accountAddress
})
