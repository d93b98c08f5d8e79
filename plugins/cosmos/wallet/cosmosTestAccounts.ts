import type { CosmosTestAccount } from "./CosmosTestAccount.ts"

/**
 * The first three accounts of `testMnemonic`, at m/44'/118'/0'/0/i and m/44'/60'/0'/0/i. The second key is the one of
 * the same account on Ethereum.
 *
 * Written out so that a wallet knows its addresses without loading a curve library.
 */
export const cosmosTestAccounts: readonly CosmosTestAccount[] = [
  {
    name: "Account 1",
    keys: {
      cosmos: {
        privateKey: "0xe64e7928d4f6c06f01fefd31f760c51f59a16426e792761cd00529b76501c8a0",
        publicKey: "0x0223aa679d6d5344e201e0df9f02ab15a84726eee0dfb4e953c46a9e2cb52349dc",
        cosmosAddress: "0xa12daaf3c2c1505b288353b62cb3b4021c60c344",
        ethereumAddress: "0x80c096928977159b2a96839cc0cb55f37f17cdc9"
      },
      ethereum: {
        privateKey: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80",
        publicKey: "0x038318535b54105d4a7aae60c08fc45f9687181b4fdfc625bd1a753fa7397fed75",
        cosmosAddress: "0xa55476015c13afb8afb92160329a8cde976f1f2e",
        ethereumAddress: "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"
      }
    }
  },
  {
    name: "Account 2",
    keys: {
      cosmos: {
        privateKey: "0xbb54092b20b9793b15fb9527c860f88aeb65dbd5863a4748bd735edec5917625",
        publicKey: "0x02635f2f6cc244c2e67017eeba8bc70fab7d579c3d06068b81ed8e4ee781f5e3d4",
        cosmosAddress: "0xc8cc98c3a502a5562219e7a40af5543e2dbb7b04",
        ethereumAddress: "0xdc6e3c774cc3eccb32bcd7019cfd85c65f76fc38"
      },
      ethereum: {
        privateKey: "0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d",
        publicKey: "0x02ba5734d8f7091719471e7f7ed6b9df170dc70cc661ca05e688601ad984f068b0",
        cosmosAddress: "0xc4841b8f5e6f10a38dc5e672e183ffd9be0cd12f",
        ethereumAddress: "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"
      }
    }
  },
  {
    name: "Account 3",
    keys: {
      cosmos: {
        privateKey: "0xdae85909e4c6dae19b62b5fba2b1e6addfeca9805660af9fcac2c27a340f54ae",
        publicKey: "0x02c35b28a128c664bae55d4d034af6e0964a22b7d8eb4fa69bbce04f1ccd25cb34",
        cosmosAddress: "0xbafbbe8f26e9ae86c02f373500872437bac5b003",
        ethereumAddress: "0x9590494537afa12a0775fe08d16cbc95d7df2c02"
      },
      ethereum: {
        privateKey: "0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a",
        publicKey: "0x039d9031e97dd78ff8c15aa86939de9b1e791066a0224e331bc962a2099a7b1f04",
        cosmosAddress: "0x84a3b88b8d059d50fe0cdf82f3dca0397f0255c1",
        ethereumAddress: "0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc"
      }
    }
  }
]
