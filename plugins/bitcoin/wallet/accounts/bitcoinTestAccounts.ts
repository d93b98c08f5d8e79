import type { BitcoinTestAccount } from "./BitcoinTestAccount.ts"

/**
 * The first three accounts of the phrase of the Ethereum test accounts, at m/84', m/49' and m/86' of Bitcoin's two coin
 * types. Written out so that a wallet knows its addresses without loading a curve library.
 */
export const bitcoinTestAccounts: readonly BitcoinTestAccount[] = [
  {
    mainnet: {
      payment: {
        address: "bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te",
        publicKey: "03fc2a760d930aa1459b35185f45784f4b42050311b232ed490f05db13f448e154",
        privateKey: "af74e8e5b4cd70b373fb67513d5a5e1278f60a00878f0d791269375fa2f2a327",
        path: "m/84'/0'/0'/0/0"
      },
      nested: {
        address: "39sr5B8UAdxeoXbnpdw4frfxXwWwEChwzp",
        publicKey: "035f992420f9d7a4658af07df82c9e47cf7ea8ab0f915f9f231778aaf3ccb1abdc",
        privateKey: "c0a69eab1a917bfc3e48a5e8b6e75f667474d22bdd2a01c96eb799cca69055de",
        path: "m/49'/0'/0'/0/0"
      },
      ordinals: {
        address: "bc1pfzhx49qe6s5exppe5hqljg3n6587xk0w75xqr70pgdt7ygnfkssqxqjd9l",
        publicKey: "0250f965babcdfb8cd90a525204eaf86d729a4e9602da42217e525b13142a108da",
        privateKey: "1fa85e736d4ec30d0a4211159da78aca69327fbb12f59a181f078181af822fe8",
        path: "m/86'/0'/0'/0/0"
      }
    },
    testnet: {
      payment: {
        address: "tb1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelvmc7t8",
        publicKey: "03f3d474c86c9be5b82e251cc3cc438d3cc361527b4b9799516c4bd513caf9e5f6",
        privateKey: "b5c8b4acf7b66682afbc5eef20c3b12998ba3c14a97047c9187454377f1a7856",
        path: "m/84'/1'/0'/0/0"
      },
      nested: {
        address: "2N2bjA9C1maBSJQJgeLGgcfLJvmEdTL7xXW",
        publicKey: "026b639a0294bffb124167759261b7aa20b401c6c1fc7812c9f702d181143886b2",
        privateKey: "7c0fad2dde01e7ef1bb0bba86a1b50dabc489331d7234ead3b94dc532e968b0b",
        path: "m/49'/1'/0'/0/0"
      },
      ordinals: {
        address: "tb1pfewlxm8meyyvgjydfu7v8j4ej64symj6ut8sf66h9germp94qgzsgnnjhk",
        publicKey: "028c7fc6552af4384a13791e63bac79ff2bcfeedf143a88d6dc4b6080a8829cdc1",
        privateKey: "893af8e39dab62e987360f7e2f2556100075b04ee4e6b22a0e1e11e1569de6d1",
        path: "m/86'/1'/0'/0/0"
      }
    }
  },
  {
    mainnet: {
      payment: {
        address: "bc1qp533522veg9uyhpx3sva9vqrnfzmt262n4lsuq",
        publicKey: "0240c206b458db812db788af3b34f45dabb3824c58ce19cd1ff991fe1f2bceb976",
        privateKey: "15d47a0af0700bfe275a4ff3e17a3793d4b9230fdcf8652a6eb85ebfac03902f",
        path: "m/84'/0'/0'/0/1"
      },
      nested: {
        address: "37EtUYWDGFUYhF65JqZMkkiUd4dDmwHv8J",
        publicKey: "0234e98fa886e5a0782b8e02e418173e06426f7ae3ecba6c86ac4db5b248be8c2d",
        privateKey: "d6d15b3a424578b3d1db3a62a5b56d8a8312fb76f0c62b663bcb59efc4f98969",
        path: "m/49'/0'/0'/0/1"
      },
      ordinals: {
        address: "bc1p0lks35d0spqsvz2t3t0kqus38wrlpmcjtvvupkfkwdrzfh6zjyps9rvd6v",
        publicKey: "029af195de20862520997c4afb467bb2063b32a6af93021eee5d42575cd59b33f6",
        privateKey: "1108adb4d94b2c118074ed981a387d4406d9f7cd3b021eac96dca687884c83cd",
        path: "m/86'/0'/0'/0/1"
      }
    },
    testnet: {
      payment: {
        address: "tb1qlqj2pdsteppkcr8jkp9ms0wpvey89tna99888m",
        publicKey: "034f1ed3cf19a0d6fbb1db423f5f61608a61d6c321a16dbc8400d76a45f80d7ff3",
        privateKey: "2ea9ba050147af0a7e5bc697b588ee630552766810398242f3c4b9ce25c3cfd7",
        path: "m/84'/1'/0'/0/1"
      },
      nested: {
        address: "2N3E5mefYpod7YsAsRuaU7n1wN7T9Q5zMy5",
        publicKey: "03612aa9885476c8fc2a3d80263cbd784907e5bcb01aa1ffa76b30e5e3f92054af",
        privateKey: "34a7ad598eb1db1421b63f0de60962ae2d1f000f29028c0565aa4a0bd2dd95ce",
        path: "m/49'/1'/0'/0/1"
      },
      ordinals: {
        address: "tb1p6g8r5e8jvnvukaqgdauwag8lfkzvz3dng4057kv7avnpxpkghdks0lagc0",
        publicKey: "0394cea1919bdcdefc478f8533a7bf8954867dc227da79754642cb2e41f7e300d8",
        privateKey: "d02ee2d2828e3844e8b9751da9202d87210fde6e4c350668c19855541d4bc94c",
        path: "m/86'/1'/0'/0/1"
      }
    }
  },
  {
    mainnet: {
      payment: {
        address: "bc1qt3az9lwpqfvr466mezsewuzdc4d379ldv83d4c",
        publicKey: "02b14e0121f95cd806293cec37e3c98692719bf1ef7340ae779e4bfaf7c5ccf652",
        privateKey: "c647f286e241b8efda1d99e56ed71d4863fa90827511a40fd62cbc83f2c0054f",
        path: "m/84'/0'/0'/0/2"
      },
      nested: {
        address: "3B9F7Smod2KrRVT4tzodovWhxk4YEJyr7J",
        publicKey: "026e597503d1d3c1e56cd229739cb675ad8a6ea92120c6a199de61c017b5e1a109",
        privateKey: "fcd95630d1dbcce81884c5560c6b1e2567e3e8c1962bc18e62cf374071caacff",
        path: "m/49'/0'/0'/0/2"
      },
      ordinals: {
        address: "bc1p6f0xvqe892y0fvm2hwnmmj6fzczp7lx6tluvwhymcca4d7a45jjsgzlsdv",
        publicKey: "02d13555c474d7c92ecd925828a2cc4cc9abb9f4ae1e46e314f887ea734aca0ae5",
        privateKey: "acf5ea273bdb61097c9910d3139f4514bda55ab18b4c8dd5f1b8a489a35af2be",
        path: "m/86'/0'/0'/0/2"
      }
    },
    testnet: {
      payment: {
        address: "tb1qwqwxn0pae964jk3zu8zxr3lu2jyj0p7m5wwm69",
        publicKey: "028a76a4ddbfd85e75b9a3f478873824da290dbdd9507947d9e3bae7706c2380a7",
        privateKey: "1d100560fb83ffd36c8658032a7dd8f3971987fb35fbe6559c2835fe491b0074",
        path: "m/84'/1'/0'/0/2"
      },
      nested: {
        address: "2N7eXXMyVX724NAhYYK2bu2YXaAsGfGAQg4",
        publicKey: "02ebb06039fc78426d90655074ea771256b69a3d7a3aad6431cb65acb851181067",
        privateKey: "857487dbc9f9b6d4d3bc3586c1c61d26f3685a9cd9a18245da084178f58c0906",
        path: "m/49'/1'/0'/0/2"
      },
      ordinals: {
        address: "tb1pw4n0e9av3evnyt7j7x3wgrjrttqr4482x7kwpp78g7wnue59mvns58699q",
        publicKey: "0267428cfe9f4cc0ee625ef2174f203b589500818913c3d6eec0562b49af02cf0d",
        privateKey: "fef0082696611913b3c8507643fc5b169706dadd90269894a1645023791bfdc5",
        path: "m/86'/1'/0'/0/2"
      }
    }
  }
]
