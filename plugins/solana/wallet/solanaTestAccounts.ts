import type { SolanaTestAccount } from "./SolanaTestAccount.ts"

/**
 * The first five accounts of `testMnemonic` at m/44'/501'/i'/0', as Phantom and Solflare derive them.
 *
 * Written out so that a wallet knows its addresses without loading a curve library.
 */
export const solanaTestAccounts: readonly SolanaTestAccount[] = [
  {
    address: "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96",
    publicKey: "0bf32b9f0db09672038fea36139b18f98a5f0149ef4ce0332e44b9a77e83c22d",
    privateKey: "a01c67efb5cb8f62f15907a9fcf124c73d2695c8a9a31f21c05742a31ca1dc72"
  },
  {
    address: "AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD",
    publicKey: "9245441f4a752ea6328c6d8d2d2afcb36d131db998a47ca04d6d5d8587d0b012",
    privateKey: "3f25626cf245c8dd65a2b91a70e6f4c285182489fda230e2553c3752aa962b61"
  },
  {
    address: "CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k",
    publicKey: "afd3b86041f0efc7b85ca8452ef84a18e511924c9beaf756afe3ab57df10b32b",
    privateKey: "8eabe4c79ac3a146c1bc447a64233ea70694669b997b0565039471b2939e8c5e"
  },
  {
    address: "9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp",
    publicKey: "7db6245f484d12f2d12cfcd00d9c762b71805ac04d82e194e090f2df3339cea3",
    privateKey: "f55bf85006beb673056861062dd8f8d8ff0bb63dd61d45f86fe438bf6e442abb"
  },
  {
    address: "6gYw7q94fJdEwL8WkT1a6LHBdTMbix1aciALwEWPx3Wp",
    publicKey: "546c316992b37ac1a0a5ad305ea12169341772d9a396080272e722e9662b0361",
    privateKey: "3eb11a2e242212be157793db9fa881edffcfb391174b07d20369521ba1a084b1"
  }
]
