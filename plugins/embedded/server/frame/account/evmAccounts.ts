import type { EmbeddedAccountType } from "@latchkey/embedded/wire"
import type { Address } from "viem"
import type { FrameSmartAccounts } from "../../src/frame/FrameSettings.ts"
import type { Chain } from "../calls/chains.ts"
import type { Frame } from "../Frame.ts"

/** The smart account of an owner on a chain. */
export interface SmartAccount extends FrameSmartAccounts {
  readonly address: Address
  /** The account of the key that commands it. */
  readonly owner: Address
}

/** What a wallet has on an EVM chain. */
export interface EvmAccounts {
  /** The account of the key. */
  readonly owner: Address
  /** Absent where the chain has none. */
  readonly smart?: SmartAccount
  /** The one that is in use. */
  readonly type: EmbeddedAccountType
}

/** The accounts of a key on a chain; the one in use is what was wished for last, where the chain has it. */
export const evmAccounts = async (
  { device }: Pick<Frame, "device">,
  { smartAccount }: Chain,
  evm: string
): Promise<EvmAccounts> => {
  const owner = evm as Address
  if (smartAccount === undefined) return { owner, type: "eoa" }
  const { smartAddress } = await import("./smartAddress.ts")
  const smart = { ...smartAccount, owner, address: smartAddress(owner, smartAccount) }
  return { owner, smart, type: device.record().accountType ?? "eoa" }
}

/** The address that is in use. */
export const addressInUse = ({ owner, smart, type }: EvmAccounts): Address =>
  type === "smartAccount" && smart !== undefined ? smart.address : owner
