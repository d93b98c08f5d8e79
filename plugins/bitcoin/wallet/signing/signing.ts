// What is heavy, in one module, so that a wallet loads it in one go and only when it signs.
export { buildTransfer } from "./buildTransfer.ts"
export { bip322MessageHash, signBip322 } from "./signBip322.ts"
export { ecdsaMessageHash, signEcdsa } from "./signEcdsa.ts"
export {
  checkWishes,
  finalizeInputs,
  ownInputs,
  rawTransactionOf,
  readPsbt,
  signWishes,
  transactionReview
} from "./signingPlan.ts"
