import { usePay } from "@latchkey/pay/react"

export const PayButton = () => {
  const { open, isPending, isSuccess, error } = usePay({ onSuccess: (result) => console.log(result.type) })
  const pay = () =>
    open({
      paymentAsset: {
        network: "eip155:1",
        asset: "native",
        metadata: { name: "Ether", symbol: "ETH", decimals: 18 }
      },
      recipient: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
      amount: 10n ** 16n
    })
  return (
    <>
      <button type="button" disabled={isPending} onClick={pay}>
        Pay 0.01 ETH
      </button>
      {isSuccess && <p>Thank you.</p>}
      {error !== undefined && !error.rejected && <p>{error.advice}</p>}
    </>
  )
}
