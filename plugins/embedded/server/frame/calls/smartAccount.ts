import type { FrameCallRequest } from "@latchkey/embedded/wire"
import { addressInUse, evmAccounts } from "../account/evmAccounts.ts"
import type { Frame } from "../Frame.ts"
import { FrameError } from "../FrameError.ts"
import { currentChain } from "./chains.ts"
import { isThere, userOf, wishFor } from "./userOf.ts"

const none = () => new FrameError("This network has no smart accounts")

const accountsHere = async (frame: Frame) => {
  const chain = currentChain(frame)
  const accounts = await evmAccounts(frame, chain, (await frame.wallet.user()).evm)
  return { chain, accounts }
}

/** The calls about the type of account. */
export const smartAccount = {
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: async ({ settings }: Frame) => ({
    smartAccountEnabledNetworks: settings.chains
      .filter((chain) => chain.smartAccount !== undefined)
      .map(({ id }) => Number(id.slice("eip155:".length)))
  }),
  INIT_SMART_ACCOUNT: async (frame: Frame) => {
    const { chain, accounts } = await accountsHere(frame)
    if (accounts.smart === undefined) throw none()
    // It comes to its chain with its first operation: until then there is nothing that anybody would pay for.
    return {
      address: accounts.smart.address,
      isDeployed: (await isThere(frame, chain, accounts.smart)) ?? false
    }
  },
  SET_PREFERRED_ACCOUNT: async (frame: Frame, { type }: FrameCallRequest<"SET_PREFERRED_ACCOUNT">) => {
    if (type !== "eoa" && type !== "smartAccount")
      throw new FrameError("This wallet has no accounts of that type")
    if (type === "eoa") {
      await wishFor(frame, type)
      return { type, address: (await userOf(frame)).address }
    }
    if ((await accountsHere(frame)).accounts.smart === undefined) throw none()
    await wishFor(frame, type)
    return { type, address: addressInUse((await accountsHere(frame)).accounts) }
  }
}
