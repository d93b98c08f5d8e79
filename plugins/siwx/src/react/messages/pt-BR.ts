import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "Entrar"
}

export const words: SiwxMessages = {
  checking: "Um momento",
  checkingText: "Verificando se você já entrou.",
  ask: "Prove que esta conta é sua",
  askText: "Assine uma mensagem com {wallet}. Não custa nada e não move nada.",
  askRequired: "Este site precisa de uma assinatura de {wallet}. Não custa nada e não move nada.",
  open: "Abra {wallet} para assinar",
  openText: "Confira se a mensagem menciona este site e assine.",
  verifying: "Entrando",
  verifyingText: "O site está verificando sua assinatura.",
  declined: "Você recusou na carteira",
  declinedText: "Você não entrou. Nada foi enviado.",
  failed: "Você não entrou",
  failedText: "O site não respondeu como deveria. Tente novamente.",
  invalidText: "O site não aceitou a assinatura. Tente novamente ou use outra conta.",
  wrongNetwork: "Não nesta rede",
  wrongNetworkText: "Este site não aceita entrar por {network}.",
  chooseNetwork: "Escolher rede",
  sign: "Assinar",
  site: "Site",
  account: "Conta",
  network: "Rede",
  notConnected: "Conecte uma carteira para entrar."
}
