import type { WalletConnectMessages } from "../WalletConnectMessages.ts"

export const words: WalletConnectMessages = {
  qrCode: "QR code para sua carteira",
  scanAny: "Escaneie este código com uma carteira no seu celular.",
  scanWith: "Escaneie este código com {wallet} no seu celular.",
  validFor: "Válido por {time}",
  preparing: "Preparando um código",
  copyLink: "Copiar link",
  linkCopied: "Link copiado",
  linkFailed: "Não foi possível copiar o link. Escaneie o código.",
  openWallet: "Abrir {wallet}",
  openAnyWallet: "Abrir um app de carteira",
  openText: "Aprove a conexão lá e volte.",
  openAnyText: "Seu celular abre a carteira que você usa para esses links.",
  checking: "Aguardando sua carteira",
  stuckTitle: "{wallet} abriu?",
  stuckText: "Se nada aconteceu, tente novamente, instale o app ou use outra forma.",
  getWallet: "Obter {wallet}",
  showCode: "Mostrar QR code",
  ways: "Formas de conectar",
  mobile: "Celular",
  web: "App web",
  desktop: "Computador",
  expiredTitle: "O código expirou",
  expiredText: "Um código vale por quatro minutos, para que ninguém mais o use.",
  newCode: "Mostrar um novo código",
  relayTitle: "Não foi possível acessar o relay",
  relayText:
    "As carteiras no seu celular precisam dele. Verifique sua conexão ou escolha uma carteira neste navegador.",
  refusedTitle: "Este app não pode usar o WalletConnect",
  refusedText: "O relay o recusou. As carteiras neste navegador continuam funcionando.",
  clockTitle: "Sessão expirada",
  clockText:
    "O relógio deste dispositivo está errado. Confira a data e a hora nas configurações e conecte de novo.",
  unusableTitle: "Nada para conectar",
  unusableText:
    "{wallet} não compartilhou nenhuma conta em uma rede deste app. Escolha uma lá e tente novamente.",
  requestText: "{wallet} tem uma solicitação para você. Abra para responder.",
  stuckRequest: "Se nada aconteceu, abra você mesmo o app da carteira: a solicitação espera lá."
}
