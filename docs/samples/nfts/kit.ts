import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"
import { nfts } from "@latchkey/nfts/react"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet],
  plugins: [
    evm(),
    nfts({
      gateway: { ipfs: "https://ipfs.example.com/ipfs/", ar: "https://arweave.example.com/" },
      metadataHosts: ["https://api.example.com"],
      pictureHosts: ["https://pictures.example.com"]
    })
  ]
})
