/**
 * The views that core's own journeys lead to, named by what a visitor wants there. A user interface declares a view under
 * each of these ids; nothing else in the kit names one.
 */
export const journeyViews = {
  connect: "Connect",
  connecting: "Connecting",
  allWallets: "AllWallets",
  getWallet: "Downloads",
  chooseChain: "ConnectingMultiChain",
  account: "Account",
  connections: "Profile",
  networks: "Networks",
  switchNetwork: "SwitchNetwork",
  switchChain: "SwitchActiveChain",
  unsupportedNetwork: "UnsupportedChain",
  aboutWallets: "WhatIsAWallet",
  aboutNetworks: "WhatIsANetwork"
} as const

/** The id of a view that core's own journeys lead to. */
export type JourneyView = (typeof journeyViews)[keyof typeof journeyViews]
