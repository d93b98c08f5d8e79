import { kit } from "../cosmos/kit"

// CosmJS signs in direct form with it, as interchain's clients do.
export const direct = () => kit.cosmos.getOfflineSigner()

// And in amino form where the signer has no other.
export const amino = async () => {
  const { getAccounts, signAmino } = await kit.cosmos.getOfflineSigner()
  return { getAccounts, signAmino }
}
