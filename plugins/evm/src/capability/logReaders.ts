/**
 * What an account holds and has allowed, found in the logs of the chain, as one part: as two, a bundler would cut what both share off from
 * other parts as well, and each of these would weigh more.
 */
export { makeApprovalReader } from "../approvals/makeApprovalReader.ts"
export { makeNftReader } from "../nfts/makeNftReader.ts"
