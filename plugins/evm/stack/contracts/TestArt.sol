// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721URIStorage} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721URIStorage.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// Things of which there is one each (ERC-721), each with a description of its own; anybody may make and destroy one.
contract TestArt is ERC721URIStorage {
    constructor(string memory name_, string memory symbol_) ERC721(name_, symbol_) {}

    function mint(address to, uint256 id, string calldata uri) external {
        _mint(to, id);
        _setTokenURI(id, uri);
    }

    function burn(uint256 id) external {
        _burn(id);
    }
}

/// Things of which there are many (ERC-1155), all described by one pattern; anybody may make some.
contract TestCards is ERC1155 {
    string public name;

    constructor(string memory name_, string memory uri_) ERC1155(uri_) {
        name = name_;
    }

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }
}

/// Says that it brought an account what it never keeps, and gives no usable answer to who asks.
contract TestLiar {
    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    function claim(address to, uint256 id) external {
        emit Transfer(address(0), to, id);
    }

    function ownerOf(uint256) external pure {
        revert();
    }
}
