import { onchainSwap } from "@latchkey/onchain-swap"

// The first has the say where it has an offer; the second is asked where it has none.
export const sources = onchainSwap({
  routers: [
    {
      networkId: "eip155:1",
      title: "Uniswap V2",
      router: "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D",
      permitRouter: "0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45",
      tokens: ["0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"]
    },
    {
      networkId: "eip155:1",
      title: "SushiSwap",
      router: "0xd9e1cE17f2641f24aE83637ab66a2cca9C378B9F",
      tokens: ["0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"]
    }
  ]
})
