// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {BaseAccount} from "@account-abstraction/contracts/core/BaseAccount.sol";
import {IEntryPoint} from "@account-abstraction/contracts/interfaces/IEntryPoint.sol";
import {PackedUserOperation} from "@account-abstraction/contracts/interfaces/PackedUserOperation.sol";
import {ECDSA} from "solady/src/utils/ECDSA.sol";

/// What an account of a key delegates to (EIP-7702), so that it has operations of ERC-4337, signed by that very key.
contract DelegatedAccount is BaseAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    IEntryPoint private immutable _entryPoint;

    constructor(IEntryPoint entryPoint_) {
        _entryPoint = entryPoint_;
    }

    function entryPoint() public view override returns (IEntryPoint) {
        return _entryPoint;
    }

    function execute(Call[] calldata calls) external payable {
        require(msg.sender == address(this) || msg.sender == address(_entryPoint), "only the account itself");
        for (uint256 i = 0; i < calls.length; i++) {
            (bool done, bytes memory answer) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (!done) {
                assembly {
                    revert(add(answer, 32), mload(answer))
                }
            }
        }
    }

    function _validateSignature(PackedUserOperation calldata operation, bytes32 hash)
        internal
        view
        override
        returns (uint256)
    {
        return ECDSA.tryRecover(ECDSA.toEthSignedMessageHash(hash), operation.signature) == address(this) ? 0 : 1;
    }

    receive() external payable {}
}
