import type { TestAccount } from "@latchkey/testing"

/** The 41st account of the test accounts' phrase: it has dollars on Ethereum, and no coin. */
export const coinlessAccount: TestAccount = {
  address: "0x9eF6c02FB2ECc446146E05F1fF687a788a8BF76d",
  privateKey: "0xc95eaed402c8bd203ba04d81b35509f17d0719e3f71f40061a2ec2889bc4caa7"
}
