import { announce, createVirtualWallet, faults } from "@latchkey/testing"

const wallet = createVirtualWallet({
  chains: [{ id: 1, rpcUrl: "http://127.0.0.1:8545" }],
  policy: "ask",
  // The test decides by the decoded request, as a user would.
  onRequest: ({ review, approve, reject }) => {
    if (review.kind === "signMessage" && review.text === "Everything I own") reject()
    else approve()
  },
  // Permissions survive a reload.
  storage: localStorage
})
announce(wallet)

// What users do in a wallet while your page is open.
wallet.setAccounts([wallet.addresses[1]!])
wallet.lock()
wallet.unlock()
wallet.revoke()

// What broken wallets do.
wallet.setFault("eth_requestAccounts", faults.never())
wallet.setFault("personal_sign", faults.rejects("no error object"))
wallet.setFault("eth_chainId", faults.resolves("mainnet"))
