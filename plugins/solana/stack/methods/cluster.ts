import { addressParam, countParam, withContext, type RpcMethods } from "./RpcMethod.ts"

const slotsPerEpoch = 432_000n

/** Questions about the network as such. Everything is final as soon as it is in a block. */
export const clusterMethods: RpcMethods = {
  getHealth: () => "ok",
  getVersion: () => ({ "feature-set": 1, "solana-core": "3.0.0" }),
  getGenesisHash: (_, { genesisHash }) => genesisHash,
  getIdentity: () => ({ identity: "11111111111111111111111111111111" }),
  getSlot: (_, { ledger }) => ledger.slot(),
  getBlockHeight: (_, { ledger }) => ledger.slot(),
  getTransactionCount: (_, { ledger }) => ledger.entryCount(),
  getFirstAvailableBlock: () => 0,
  getBlockTime: (params) => {
    countParam(params[0])
    return Math.floor(Date.now() / 1000)
  },
  getEpochInfo: (_, { ledger }) => {
    const slot = ledger.slot()
    return {
      absoluteSlot: slot,
      blockHeight: slot,
      epoch: slot / slotsPerEpoch,
      slotIndex: slot % slotsPerEpoch,
      slotsInEpoch: slotsPerEpoch,
      transactionCount: ledger.entryCount()
    }
  },
  getEpochSchedule: () => ({
    firstNormalEpoch: 0,
    firstNormalSlot: 0,
    leaderScheduleSlotOffset: slotsPerEpoch,
    slotsPerEpoch,
    warmup: false
  }),
  getLatestBlockhash: (_, { ledger }) => withContext(ledger, ledger.latestBlockhash()),
  isBlockhashValid: (params, { ledger }) =>
    withContext(ledger, ledger.isBlockhashValid(addressParam(params[0]))),
  getRecentPrioritizationFees: (_, { ledger }) => [{ slot: ledger.slot(), prioritizationFee: 0 }],
  getRecentPerformanceSamples: (_, { ledger }) => [
    {
      slot: ledger.slot(),
      numSlots: 150,
      numTransactions: ledger.entryCount(),
      numNonVoteTransactions: ledger.entryCount(),
      samplePeriodSecs: 60
    }
  ]
}
