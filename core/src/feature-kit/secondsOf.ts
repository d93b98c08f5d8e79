import type { PreparedTransfer } from "../capability/Transfers.ts"

/** About how long a transfer takes until it is in the chain, with the fee that was chosen; undefined where nobody can tell. */
export const secondsOf = ({
  feeLevel,
  feeLevels
}: Pick<PreparedTransfer, "feeLevel" | "feeLevels">): number | undefined =>
  feeLevels?.find(({ level }) => level === feeLevel)?.seconds
