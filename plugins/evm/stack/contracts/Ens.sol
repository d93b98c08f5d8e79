// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Where each name's records are: the part of ENS's registry that reading needs. Anybody may write.
contract EnsRegistry {
    mapping(bytes32 node => address) public resolver;

    function setResolver(bytes32 node, address to) external {
        resolver[node] = to;
    }
}

/// @notice Records of names: addresses by type of coin, texts, and the names of reverse nodes. Anybody may write.
contract EnsResolver {
    uint256 private constant ETHEREUM = 60;

    mapping(bytes32 node => mapping(uint256 coinType => bytes)) private addresses;
    mapping(bytes32 node => mapping(string key => string)) public text;
    mapping(bytes32 node => string) public name;

    function addr(bytes32 node) external view returns (address) {
        bytes memory found = addresses[node][ETHEREUM];
        return found.length == 0 ? address(0) : address(bytes20(found));
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return addresses[node][coinType];
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata to) external {
        addresses[node][coinType] = to;
    }

    function setText(bytes32 node, string calldata key, string calldata value) external {
        text[node][key] = value;
    }

    function setName(bytes32 node, string calldata to) external {
        name[node] = to;
    }
}

/// @notice Its records lie on a server: callers are sent there (EIP-3668).
contract EnsOffchainResolver {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData);

    fallback() external {
        string[] memory urls = new string[](1);
        urls[0] = "https://gateway.invalid/{sender}/{data}.json";
        revert OffchainLookup(address(this), urls, msg.data, bytes4(0), "");
    }
}

/// @notice Finds and calls a name's resolver (ENSIP-23), without wildcards and gateways. Reads the registry at its public address.
contract EnsUniversalResolver {
    EnsRegistry private constant REGISTRY = EnsRegistry(0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e);
    bytes32 private constant ADDR_REVERSE = 0x91d1777781884d03a6757a803996e38de2a42967fb37eeaca72729271025a9e2;

    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory, address) {
        return _ask(name, namehash(name, 0), data);
    }

    function reverse(
        bytes calldata lookupAddress,
        uint256 coinType
    ) external view returns (string memory primary, address, address) {
        require(coinType == 60, "only Ethereum");
        bytes32 node = keccak256(abi.encodePacked(ADDR_REVERSE, keccak256(_digits(lookupAddress))));
        address resolver = REGISTRY.resolver(node);
        if (resolver == address(0)) revert ResolverNotFound(lookupAddress);
        primary = EnsResolver(resolver).name(node);
        if (bytes(primary).length == 0) return (primary, resolver, resolver);
        bytes32 forward = _namehashOf(bytes(primary));
        address found = REGISTRY.resolver(forward);
        bytes memory to = found == address(0) ? bytes("") : EnsResolver(found).addr(forward, coinType);
        if (keccak256(to) != keccak256(lookupAddress)) revert ReverseAddressMismatch(primary, to);
        return (primary, found, resolver);
    }

    function _ask(bytes calldata name, bytes32 node, bytes calldata data) private view returns (bytes memory, address) {
        address resolver = REGISTRY.resolver(node);
        if (resolver == address(0)) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
        (bool ok, bytes memory answer) = resolver.staticcall(data);
        if (ok) return (answer, resolver);
        if (bytes4(answer) != EnsOffchainResolver.OffchainLookup.selector) revert ResolverError(answer);
        assembly {
            revert(add(answer, 32), mload(answer))
        }
    }

    /// @notice The node of a name in DNS encoding.
    function namehash(bytes calldata name, uint256 at) public pure returns (bytes32) {
        uint256 length = uint8(name[at]);
        if (length == 0) return 0;
        bytes32 parent = namehash(name, at + 1 + length);
        return keccak256(abi.encodePacked(parent, keccak256(name[at + 1:at + 1 + length])));
    }

    function _namehashOf(bytes memory name) private pure returns (bytes32 node) {
        uint256 end = name.length;
        for (uint256 at = name.length; at > 0; at--) {
            if (name[at - 1] != ".") continue;
            node = keccak256(abi.encodePacked(node, keccak256(_part(name, at, end))));
            end = at - 1;
        }
        return keccak256(abi.encodePacked(node, keccak256(_part(name, 0, end))));
    }

    function _part(bytes memory all, uint256 from, uint256 to) private pure returns (bytes memory part) {
        part = new bytes(to - from);
        for (uint256 at = from; at < to; at++) part[at - from] = all[at];
    }

    function _digits(bytes calldata all) private pure returns (bytes memory text) {
        bytes16 hexadecimal = "0123456789abcdef";
        text = new bytes(all.length * 2);
        for (uint256 at = 0; at < all.length; at++) {
            text[2 * at] = hexadecimal[uint8(all[at]) >> 4];
            text[2 * at + 1] = hexadecimal[uint8(all[at]) & 15];
        }
    }
}
