// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC4337} from "solady/src/accounts/ERC4337.sol";
import {ERC4337Factory} from "solady/src/accounts/ERC4337Factory.sol";

/// Solady's account for ERC-4337, with the name that it signs under.
contract StackAccount is ERC4337 {
    function _domainNameAndVersion() internal pure override returns (string memory, string memory) {
        return ("Stack Account", "1");
    }
}

/// Its factory, as Solady has it.
contract StackAccountFactory is ERC4337Factory {
    constructor(address account) ERC4337Factory(account) {}
}
